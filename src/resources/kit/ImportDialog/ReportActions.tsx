import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import type { Steps } from './useImportSteps.ts';

type Props = { steps: Steps; onClose: () => void };

/** What can be done about an import at this point. */
export function ReportActions({ steps, onClose }: Props) {
  const { report } = steps;
  if (!report) return null;
  const Actions = report.state === 'running' ? WhileRunning : report.dryRun ? AfterCheck : AfterImport;
  return (
    <DialogActions>
      <Actions steps={steps} report={report} onClose={onClose} />
    </DialogActions>
  );
}

type ActionsProps = Props & { report: ImportReport };

function WhileRunning({ steps: { cancel }, onClose }: ActionsProps) {
  const translate = useTranslate();
  return (
    <>
      <Button color="error" onClick={() => void cancel()}>
        {translate('kit.import.cancel')}
      </Button>
      <Button onClick={onClose}>{translate('kit.import.in_background')}</Button>
    </>
  );
}

function AfterCheck({ steps: { file, isBusy, back, run }, report }: ActionsProps) {
  const translate = useTranslate();
  const brings = report.created + report.updated + (report.pictures?.total ?? 0) > 0;
  return (
    <>
      <Button onClick={back}>{translate('kit.import.back')}</Button>
      <Button
        variant="contained"
        loading={isBusy}
        disabled={!file || !(brings || report.failed > 0)}
        onClick={() => void run()}
      >
        {translate(brings || !report.failed ? 'kit.import.run' : 'kit.import.correct')}
      </Button>
    </>
  );
}

function AfterImport({ steps: { isBusy, undo, cancel, fetchPictures, restart }, report, onClose }: ActionsProps) {
  const translate = useTranslate();
  const { pictures, undoAskedAt } = report;
  const canUndo = !report.undoneAt && report.created + report.updated + (pictures?.added ?? 0) > 0;
  const isFetching = pictures?.state === 'running';
  const isMissing = pictures?.state && !isFetching && !undoAskedAt && pictures.total > pictures.added + pictures.same;
  return (
    <>
      {canUndo && (
        <Button color="error" loading={isBusy} onClick={() => void undo()}>
          {translate('kit.import.undo')}
        </Button>
      )}
      {isFetching && <Button onClick={() => void cancel()}>{translate('kit.import.pictures.stop')}</Button>}
      {isMissing && (
        <Button loading={isBusy} onClick={() => void fetchPictures()}>
          {translate('kit.import.pictures.again')}
        </Button>
      )}
      <Button onClick={restart}>{translate('kit.import.another')}</Button>
      <Button variant="contained" onClick={onClose}>
        {translate('kit.import.done')}
      </Button>
    </>
  );
}
