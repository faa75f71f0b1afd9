import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import type { ImportLook } from '../../../../schema/kit/importLook.ts';
import type { Known } from '../../../../schema/kit/importMapping.ts';
import type { FileReading } from '../../../dataProvider/extras.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { columnsOf, decisionsOf, picturesIn, type MappingForm } from './mapping.ts';
import { useFileLook } from './useFileLook.ts';
import { cancelImport, useFollowedImport, useTellStarted } from './useImports.ts';

/** A call of its own that takes just the file, and imports at once. */
export type ImportStart = (file: File) => Promise<ImportReport>;
export type Steps = ReturnType<typeof useImportSteps>;

type Chosen = { file?: File; look: ImportLook | null; reading: FileReading; known: Known; form: MappingForm };
const nothing: Chosen = { look: null, reading: {}, known: [], form: { from: {}, values: {} } };

/** Where the person is on the way from a file to records. `following`: an import that was started before. */
export function useImportSteps(following: string | null, start?: ImportStart) {
  const entity = useEntity();
  const [chosen, setChosen] = useState(nothing);
  const [step, setStep] = useState<'file' | 'mapping' | 'report'>(following ? 'report' : 'file');
  const { read, isLooking, problem, setProblem } = useFileLook();
  const { attempt, send, forget, ...calls } = useImportCalls(following);
  const go = async (call: () => Promise<ImportReport>) => {
    const refusal = await attempt(call);
    if (!refusal) setStep('report');
    return refusal;
  };
  return {
    ...chosen,
    ...calls,
    isLooking,
    step,
    problem,
    async pick(file: File) {
      if (start) return setProblem(await go(() => start(file)));
      const found = await read(file, {});
      if (!found) return;
      const pictures = picturesIn(entity, columnsOf(found.look), found.known);
      setChosen({ ...nothing, ...found, file, form: { ...nothing.form, pictures } });
      setStep('mapping');
    },
    /** Reads the file anew, as the person says. Choices of columns stay. */
    async reread(changes: FileReading, form: MappingForm) {
      const found = await read(chosen.file!, { ...chosen.reading, ...changes });
      if (found) setChosen({ ...chosen, ...found, form });
    },
    async check(form: MappingForm) {
      setChosen({ ...chosen, form });
      await go(() => send({ ...chosen, form }, true));
    },
    run: () => go(() => send(chosen, false)),
    back: () => setStep('mapping'),
    restart: () => (forget(), setChosen(nothing), setStep('file')),
  };
}

/** The calls of an import, one after the other, and how the import stands. */
function useImportCalls(following: string | null) {
  const entity = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [id, setId] = useState(following);
  const [isUndoing, setUndoing] = useState(false);
  const report = useFollowedImport(id, isUndoing);
  const { attempt, isBusy } = useAttempts(setId);
  return {
    report,
    isBusy: isBusy || (isUndoing && !report?.undoneAt),
    attempt,
    send: async ({ file, form, look, ...asked }: Chosen, dryRun: boolean) => {
      const decisions = decisionsOf(entity, form, { look: look!, ...asked });
      return (await dataProvider.importFile(entity.resource, { file: file!, dryRun, ...decisions })).data;
    },
    cancel: () => attempt(() => cancelImport(id!)),
    fetchPictures: () => attempt(async () => (await dataProvider.fetchPicturesAgain(id!)).data),
    async undo() {
      const refused = await attempt(async () => (await dataProvider.undoImport(id!)).data);
      setUndoing(!refused);
    },
    forget() {
      setId(null);
      setUndoing(false);
    },
  };
}

/** Makes one call at a time. `attempt` resolves to the message of a refusal, which a toast shows too. */
function useAttempts(setId: (id: string) => void) {
  const { actionError } = useErrorHandling();
  const tellStarted = useTellStarted();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (call: () => Promise<ImportReport>): Promise<string | undefined> => {
    setBusy(true);
    try {
      setId((await call()).id);
      tellStarted();
      return undefined;
    } catch (error) {
      actionError(error);
      return messageOf(error);
    } finally {
      setBusy(false);
    }
  };
  return { attempt, isBusy };
}
