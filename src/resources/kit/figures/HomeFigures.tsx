import { ResourceContextProvider } from 'react-admin';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { allEntities } from '../../../entityOf.ts';
import { OneFigure } from './OneFigure.tsx';
import { WholeList } from './WholeList.tsx';

const shown = allEntities.flatMap(entity =>
  Object.entries(entity.figures ?? {}).flatMap(([name, figure]) => (figure.onHome ? [{ entity, name, figure }] : [])),
);

/** The figures that the day begins with, of the lists that the person may see. */
export function HomeFigures() {
  const session = useSession();
  return shown
    .filter(({ entity }) => mayAct(entity.resource, 'list', session))
    .map(({ entity, name, figure }) => (
      <ResourceContextProvider key={`${entity.name}.${name}`} value={entity.resource}>
        <WholeList entity={entity}>
          <OneFigure name={name} figure={figure} isShy />
        </WholeList>
      </ResourceContextProvider>
    ));
}
