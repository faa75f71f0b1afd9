import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { FileStep } from './FileStep.tsx';
import { MappingStep } from './MappingStep.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportStep } from './ReportStep.tsx';
import { useImportSteps, type ImportStart } from './useImportSteps.ts';

type Props = { following: string | null; start?: ImportStart; onClose: () => void };

/** From a file to records: pick it, say where the fields are, try it, import it, see what came of it. */
export function ImportSteps({ following, start, onClose }: Props) {
  const { say } = useWords(useEntity());
  const steps = useImportSteps(following, start);
  return (
    <TitledDialog title={say('import.title')} width={900} onClose={onClose}>
      {steps.step === 'file' && (
        <FileStep onFile={file => void steps.pick(file)} problem={steps.problem} isBusy={steps.isLooking} />
      )}
      {steps.step === 'mapping' && steps.look && (
        <MappingStep
          look={steps.look}
          reading={steps.reading}
          known={steps.known}
          form={steps.form}
          problem={steps.problem}
          isBusy={steps.isLooking}
          onReread={steps.reread}
          onBack={steps.restart}
          onNext={steps.check}
        />
      )}
      {steps.step === 'report' && (
        <>
          <ReportStep report={steps.report} />
          <ReportActions steps={steps} onClose={onClose} />
        </>
      )}
    </TitledDialog>
  );
}
