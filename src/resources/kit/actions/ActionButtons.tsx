import Button, { type ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Place } from '../../../../schema/kit/buttons.ts';
import { buttonsOf, type EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { useEntity } from '../useEntity.ts';
import { KeyName } from '../../../layout/KeyName.tsx';
import { useKey } from '../../../layout/useKey.ts';
import { MoreActions } from './MoreActions.tsx';
import type { Target } from './useCall.ts';
import { usePress, type Controls, type Pressing } from './usePress.tsx';
import { useUsable } from './useUsable.ts';

type Props = Pressing &
  Target &
  Pick<ButtonProps, 'size'> & {
    on: Place;
    /** So many have room beside each other on a phone. */
    room?: number;
  };

/** The buttons that an entity declares for this place, as far as the person may press them. A phone folds all but the first away where there are many. A list's main one is what adds to it. */
export function ActionButtons({ on, record, ids, size = 'small', room = 2, ...pressing }: Props) {
  const entity = useEntity();
  const isUsable = useUsable();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { dialog, controls } = usePress({ record, ids }, pressing);
  const buttons = buttonsOf(entity).filter(button => button.on.includes(on) && isUsable(button, record));
  const shown = isPhone && buttons.length > room ? 1 : buttons.length;
  return (
    <>
      {buttons.slice(0, shown).map((button, i) => (
        <PressButton
          key={button.name}
          button={button}
          shortcut={on === 'record' ? button.shortcut : undefined}
          size={size}
          isMain={i === 0 && on !== 'list' && Boolean(button.to ?? button.makes) && !button.danger}
          {...controls}
        />
      ))}
      {shown < buttons.length && <MoreActions buttons={buttons.slice(shown)} {...controls} />}
      {dialog}
    </>
  );
}

type PressButtonProps = Controls &
  Omit<ButtonProps, 'children' | 'sx'> & { button: EntityButton; isMain?: boolean; shortcut?: string | undefined };

/** What cannot be pressed now says why when it is. */
export function PressButton({ button, shortcut, isMain, press, ...props }: PressButtonProps) {
  const { busy, isAsking, label, whyNot, ...look } = props;
  const why = whyNot(button);
  useKey(shortcut, () => press(button));
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={button.danger ? 'error' : 'primary'}
      loading={busy === button.name && !isAsking}
      aria-disabled={Boolean(why)}
      title={why}
      aria-keyshortcuts={shortcut}
      onClick={() => press(button)}
      {...look}
      sx={{ flexShrink: 0, ...(why && { opacity: 0.5 }) }}
    >
      {label(button)}
      {shortcut && <KeyName name={shortcut} />}
    </Button>
  );
}
