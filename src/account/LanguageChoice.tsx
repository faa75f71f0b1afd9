import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { languages, languageTags, type Language } from '../../schema/words/languages.ts';
import { getSession, setSession } from '../authProvider/session.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { keepLanguage, pageLanguage } from '../i18n/language.ts';
import type { Leave } from '../forms/Leaving.tsx';
import { Panel } from '../layout/home/Panel.tsx';
import { chooseLanguage } from './calls.ts';

/** In which language the pages, letters and notifications of this person are. The page begins again in it, if what stands beside it may go. */
export function LanguageChoice({ leave }: { leave: Leave }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    // The guest's is that of this device alone.
    mutationFn: async (chosen: Language) => void (getSession().user?.readsOnly || (await chooseLanguage(chosen))),
    onSuccess: (_, chosen: Language) => {
      const { user } = getSession();
      setSession({ user: user && { ...user, language: chosen } });
      keepLanguage(chosen);
      location.reload();
    },
    onError: error => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Panel title={translate('account.language.title')}>
      <Box sx={{ px: 2, py: 1.5 }}>
        <TextField
          select
          fullWidth
          label={translate('account.language.label')}
          helperText={translate('account.language.help')}
          value={pageLanguage()}
          disabled={isPending}
          onChange={event => leave(() => mutate(event.target.value as Language))}
        >
          {languageTags.map(tag => (
            <MenuItem key={tag} value={tag} lang={tag}>
              {languages[tag]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Panel>
  );
}
