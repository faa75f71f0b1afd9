import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { allEntities } from '../../../entityOf.ts';
import { firstListParams, usualList } from '../list/usualList.ts';
import { usePathOf } from '../list/useListPath.ts';
import { FiguredListContext } from './FiguredList.ts';
import { OneFigure } from './OneFigure.tsx';

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

/** The list as it is when nobody has chosen anything. */
function WholeList({ entity, children }: { entity: AnyEntity; children: ReactNode }) {
  const { sort, order, perPage } = firstListParams(entity);
  const pathWith = usePathOf({
    resource: entity.resource,
    sort: { field: sort, order: order as 'ASC' | 'DESC' },
    perPage,
  });
  return (
    <FiguredListContext value={{ filter: usualList(entity).filter ?? {}, chosen: {}, pathWith }}>
      {children}
    </FiguredListContext>
  );
}
