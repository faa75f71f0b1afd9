import {
  useEditController,
  useShowController,
  type EditControllerResult,
  type RaRecord,
  type ShowControllerResult,
} from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useNoteOpened } from '../../../palette/opened.ts';
import { mayRetry } from '../../../queryClient.ts';
import { useEntity } from '../useEntity.ts';

type OnFailed = (error: Error) => void;

/** The record of the address, for whoever may change it: react-admin's own context, so that what it has for such a page works in ours. */
export function useEditPage(onFailed?: OnFailed): EditControllerResult {
  const options = { mutationMode: 'pessimistic', redirect: false, queryOptions: useQueryOptions(onFailed) } as const;
  return useNoted(useEditController(options));
}

/** The same for whoever may see it. */
export function useShowPage(onFailed?: OnFailed): ShowControllerResult {
  return useNoted(useShowController({ queryOptions: useQueryOptions(onFailed) }));
}

/** What is looked at is found again in the palette. */
function useNoted<C extends { record?: RaRecord }>(controller: C): C {
  const entity = useEntity();
  useNoteOpened(entity.resource, controller.record?.id);
  return whole(entity, controller);
}

/** Coming back to the window does not change the ground under a form: react-admin sees to that. */
function useQueryOptions(onFailed?: OnFailed) {
  const { pageError } = useErrorHandling();
  return { retry: mayRetry, onError: onFailed ?? ((error: Error) => pageError(error)) };
}

/** What a list showed of a record has no lines: a form of that would take them away. */
function whole<C extends { record?: object }>({ info }: AnyEntity, controller: C): C {
  const { record } = controller;
  const lacks =
    record && Object.values(info).some(({ kind, name }) => kind === 'lines' && !Object.hasOwn(record, name));
  return lacks ? { ...controller, record: undefined, isPending: true } : controller;
}
