import { renderToStaticMarkup } from 'react-dom/server';
import { Places } from '#client/app/shell/places.tsx';
import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx';
import type { AllDocuments } from '#domain/all-documents.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { takesShortWay } from '#domain/launch/short-way.ts';

const NOTHING = () => undefined;

/** The dashboard with these documents, to look at while the app arrives. */
export function drawDashboard({ blueprints, launch }: AllDocuments): string {
  const byType = blueprintsByType(blueprints);
  return renderToStaticMarkup(
    <DashboardScreen
      load={{ status: 'ready' }}
      places={<Places route={{ go: NOTHING }} current="dashboard" />}
      blueprintOf={(type) => byType[type]}
      isShortWay={takesShortWay(launch)}
      onOpen={NOTHING}
      onDelete={NOTHING}
      onReload={NOTHING}
      onOpenBook={NOTHING}
      onDeleted={NOTHING}
    />,
  );
}
