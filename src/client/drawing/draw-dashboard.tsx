import { renderToStaticMarkup } from 'react-dom/server';
import { Places } from '#client/app/shell/places.tsx';
import { DashboardScreen } from '#client/features/dashboard/dashboard-screen.tsx';
import { LaunchWay } from '#client/features/dashboard/launch-way.tsx';
import { type AllDocuments, documentsIn, documentsOf } from '#domain/all-documents.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { takesShortPath } from '#domain/facts/short-way.ts';
import { hasLaunchDate } from '#domain/launch-page/has-launch-date.ts';

const NOTHING = () => undefined;

/** The dashboard with these documents, shown until the app has started. */
export function drawDashboard(documents: AllDocuments): string {
  const received = documentsIn(documents);
  const byType = blueprintsByType(documentsOf(received, 'blueprint'));
  const [sheet = null] = documentsOf(received, 'facts');
  return renderToStaticMarkup(
    <DashboardScreen
      load={{ status: 'ready' }}
      places={<Places route={{ go: NOTHING }} current="dashboard" />}
      blueprintOf={(type) => byType[type]}
      launchWay={hasLaunchDate(sheet) && <LaunchWay onGo={NOTHING} />}
      isShortWay={takesShortPath(sheet)}
      onOpen={NOTHING}
      onDelete={NOTHING}
      onReload={NOTHING}
      onOpenBook={NOTHING}
    />,
  );
}
