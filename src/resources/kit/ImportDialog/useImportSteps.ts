import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { detected, type Known } from '../../../../schema/kit/importMapping.ts';
import { otherWords } from '../../../i18n/packs/index.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { cardHead } from './cardHead.ts';
import { csvHead } from './csvHead.ts';
import { looksBare, type Head } from './head.ts';
import { decisionsOf, picturesIn, type MappingForm } from './mapping.ts';
import { cancelImport, useFollowedImport, useTellStarted } from './useImports.ts';
import { workbookHead } from './workbookHead.ts';

/** A call of its own that takes just the file, and imports at once. */
export type ImportStart = (file: File) => Promise<ImportReport>;
export type Steps = ReturnType<typeof useImportSteps>;

type Chosen = { file?: File; head: Head; known: Known; form: MappingForm };
const nothing: Chosen = { head: null, known: [], form: { from: {}, values: {} } };

/** Where the person is on the way from a file to records. `following`: an import that was started before. */
export function useImportSteps(following: string | null, start?: ImportStart) {
  const entity = useEntity();
  const [chosen, setChosen] = useState(nothing);
  const [step, setStep] = useState<'file' | 'mapping' | 'report'>(following ? 'report' : 'file');
  const [problem, setProblem] = useState<string>();
  const { attempt, send, forget, ...calls } = useImportCalls(following);
  const go = async (call: () => Promise<ImportReport>) => {
    const refusal = await attempt(call);
    if (!refusal) setStep('report');
    return refusal;
  };
  return {
    ...chosen,
    ...calls,
    step,
    problem,
    async pick(file: File) {
      setProblem(undefined);
      const [head, known] = await Promise.all([headIn(file), otherWords()]);
      const isBare = head !== null && !isKnown(entity, head, known) && looksBare(head);
      const pictures = head ? picturesIn(entity, head.header, known) : undefined;
      setChosen({ ...nothing, file, head, known, form: { ...nothing.form, isBare, pictures } });
      if (!start) setStep('mapping');
      else setProblem(await go(() => start(file)));
    },
    async check(form: MappingForm) {
      setChosen({ ...chosen, form });
      await go(() => send({ ...chosen, form }, true));
    },
    run: () => go(() => send(chosen, false)),
    back: () => setStep('mapping'),
    restart() {
      forget();
      setChosen(nothing);
      setStep('file');
    },
  };
}

const isKnown = (entity: AnyEntity, { header }: NonNullable<Head>, known: Known) =>
  Object.values(detected(entity, header, known)).some(columns => columns.length > 0);

const headIn = (file: File): Promise<Head> => {
  if (/\.xls[xmb]?$/i.test(file.name)) return workbookHead(file);
  return /\.(vcf|vcard)$/i.test(file.name) ? cardHead(file) : csvHead(file);
};

/** The calls of an import, one after the other, and how the import stands. */
function useImportCalls(following: string | null) {
  const entity = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { actionError } = useErrorHandling();
  const tellStarted = useTellStarted();
  const [id, setId] = useState(following);
  const [isBusy, setBusy] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const report = useFollowedImport(id, isUndoing);
  /** Resolves to what was refused, if anything; it is told in a toast too. */
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
  return {
    report,
    isBusy: isBusy || (isUndoing && !report?.undoneAt),
    attempt,
    send: async ({ file, form }: Chosen, dryRun: boolean) =>
      (await dataProvider.importFile(entity.resource, { file: file!, dryRun, ...decisionsOf(entity, form) })).data,
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
