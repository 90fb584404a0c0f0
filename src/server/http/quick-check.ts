import type { core } from 'zod/mini';

/** True only for what the schema accepts unchanged. False means "ask the schema", not "refused". */
export type QuickCheck = (value: unknown) => boolean;

type Values = Readonly<Record<string, unknown>>;

const askTheSchema: QuickCheck = () => false;

/**
 * The schema's own rules, read out of it once and put into plain functions: walking the schema for every save
 * costs more than storing the save. Kinds of rules that are not known here are left to the schema.
 */
export function quickCheckOf(schema: core.$ZodType): QuickCheck {
  const { def } = (schema as core.$ZodTypes)._zod;
  const rules = (def.checks ?? []).map(quickRule);
  if ('check' in def) rules.push(quickRule(schema as unknown as core.$ZodCheck));
  const isKind = kindOf(schema as core.$ZodTypes);
  return rules.reduce((before, keeps) => (value) => before(value) && keeps(value), isKind);
}

function kindOf(schema: core.$ZodTypes): QuickCheck {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return 'coerce' in def && def.coerce ? askTheSchema : (value) => typeof value === 'string';
    case 'number':
      return 'coerce' in def && def.coerce ? askTheSchema : Number.isFinite;
    case 'boolean':
      return 'coerce' in def && def.coerce ? askTheSchema : (value) => typeof value === 'boolean';
    case 'enum': {
      const allowed = new Set<unknown>(Object.values(def.entries));
      return (value) => allowed.has(value);
    }
    case 'array': {
      const isElement = quickCheckOf(def.element);
      return (value) => Array.isArray(value) && value.every(isElement);
    }
    case 'record': {
      const isKey = quickCheckOf(def.keyType);
      const isValue = quickCheckOf(def.valueType);
      if (!('partial' in def) || def.partial !== true) return askTheSchema;
      return (value) =>
        isPlain(value) && Object.keys(value).every((key) => isKey(key) && isValue(value[key]));
    }
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? strictObject(def.shape) : askTheSchema;
    default:
      return askTheSchema;
  }
}

function strictObject(shape: Readonly<Record<string, core.$ZodType>>): QuickCheck {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const { def } = (schema as core.$ZodTypes)._zod;
    const isOptional = def.type === 'optional';
    return { key, isOptional, keeps: quickCheckOf(isOptional ? def.innerType : schema) };
  });
  return (value) => {
    if (!isPlain(value)) return false;
    let found = 0;
    for (const { key, isOptional, keeps } of fields) {
      const item = value[key];
      if (item === undefined && isOptional) continue;
      if (!keeps(item)) return false;
      found += 1;
    }
    return found === Object.keys(value).length;
  };
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function quickRule(check: core.$ZodCheck): QuickCheck {
  const { def } = (check as core.$ZodChecks)._zod;
  switch (def.check) {
    case 'max_length':
      return (value) => (value as string | unknown[]).length <= def.maximum;
    case 'min_length':
      return (value) => (value as string | unknown[]).length >= def.minimum;
    case 'greater_than':
      return (value) =>
        def.inclusive ? Number(value) >= Number(def.value) : Number(value) > Number(def.value);
    case 'less_than':
      return (value) =>
        def.inclusive ? Number(value) <= Number(def.value) : Number(value) < Number(def.value);
    case 'number_format':
      return def.format === 'safeint' ? Number.isSafeInteger : askTheSchema;
    case 'string_format': {
      const { pattern } = def;
      const isSafe =
        pattern && !pattern.global && !pattern.sticky && ['uuid', 'datetime'].includes(def.format);
      return isSafe ? (value) => pattern.test(value as string) : askTheSchema;
    }
    default:
      return askTheSchema;
  }
}
