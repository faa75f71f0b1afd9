import { useTranslate, type RaRecord } from 'react-admin';
import { QuickTask } from '../tasks/QuickTask.tsx';
import { useMay } from '../kit/useMay.ts';

/** Below the minutes: what was decided becomes a task of this meeting. */
export function Decision({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  if (!useMay('tasks', 'create')) return null;
  return (
    <QuickTask label={translate('meetings.decision')} more={{ meetingId: record.id }} noted="meetings.decision_noted" />
  );
}
