import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { fieldProblem, messageOf } from '../../../dataProvider/errors.ts';
import { namePublicAddress, type PublicAddress, type PublicPlace } from '../../../dataProvider/publicAddress.ts';

type Props = { of: PublicPlace; name: string | null; onNamed: (address: PublicAddress) => void };

/** A name of the shop's own choice, which is easier to say and to print. What the server says of it stands below. */
export function NameField({ of, name, onNamed }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [typed, setTyped] = useState(name ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => namePublicAddress(of, typed.trim() || null),
    onSuccess(named) {
      onNamed(named);
      setTyped(named.name ?? '');
      notify(`kit.publicAddress.${named.name ? 'named' : 'nameless'}`, { type: 'success' });
    },
  });
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    mutate();
  };
  const problem = error ? (fieldProblem(error, 'name') ?? messageOf(error)) : undefined;
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <NameInput value={typed} onChange={setTyped} problem={problem} />
      <Button
        type="submit"
        variant="outlined"
        loading={isPending}
        sx={{ alignSelf: 'start', minHeight: 40, mt: { xs: 0, sm: '25px' } }}
      >
        {translate('kit.publicAddress.name_save')}
      </Button>
    </Box>
  );
}

type InputProps = { value: string; onChange: (typed: string) => void; problem: string | undefined };

function NameInput({ value, onChange, problem }: InputProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('kit.publicAddress.name')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      size="small"
      error={Boolean(problem)}
      helperText={problem ? translate(problem, { _: problem }) : translate('kit.publicAddress.name_hint')}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{`${location.host}/s/`}</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
      }}
      sx={{ flex: '1 1 280px', maxWidth: 560 }}
    />
  );
}
