import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useLocale, useNotify, useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { Panel, PanelFailure } from '../../layout/home/Panel.tsx';
import { queryKeys } from '../../queryKeys.ts';
import { languageName } from '../messages/languageName.ts';
import { templateTitle } from '../messages/templateTitle.ts';
import { Waiting } from '../shops/Waiting.tsx';
import {
  getNoticeTemplates,
  setNoticeTemplate,
  type NoticeSettings,
  type TemplateKey,
  type TemplatePurpose,
} from './calls.ts';

type Of = { shopId: string; of: TemplatePurpose };

/** With which template a shop tells its people by WhatsApp what they have chosen, or reminds its customers of their instalments. */
export function NoticeTemplate({ shopId, of }: Of) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.noticeTemplates(shopId, of),
    queryFn: ({ signal }) => getNoticeTemplates(shopId, of, { signal }),
  });
  return (
    <Panel title={translate(`messaging.templateFor.${of}.title`)}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(`messaging.templateFor.${of}.help`)}
        </Typography>
        {isPending && <Waiting />}
        {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
        {data && (data.hasNumber ? <Choice shopId={shopId} of={of} settings={data} /> : <NoNumber />)}
      </Box>
    </Panel>
  );
}

function NoNumber() {
  return <Alert severity="info">{useTranslate()('messaging.templateFor.notices.no_number')}</Alert>;
}

const keyOf = ({ name, language }: TemplateKey) => `${name} ${language}`;

/** Chosen at once. One that no longer fits stands there, and why nobody is told. */
function Choice({ shopId, of, settings }: Of & { settings: NoticeSettings }) {
  const words = useTranslate();
  const say = (key: string, args?: object) => words(`messaging.templateFor.${of}.${key}`, args);
  const title = useTitle();
  const { chosen, templates } = settings;
  const own = chosen && templates.find(each => keyOf(each) === keyOf(chosen));
  const { mutate, isPending, problem } = useChoosing({ shopId, of });
  const choose = (key: string) => mutate(templates.find(each => keyOf(each) === key) ?? null);
  return (
    <>
      <TextField
        select
        fullWidth
        label={say('label')}
        value={chosen ? keyOf(chosen) : ''}
        disabled={isPending}
        error={Boolean(problem)}
        helperText={problem ?? (own ? say('price', { price: formatMoney(own.price, 'paise') }) : undefined)}
        onChange={event => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{say('none')}</MenuItem>
        {chosen && !own && <MenuItem value={keyOf(chosen)}>{title(chosen)}</MenuItem>}
        {templates.map(each => (
          <MenuItem key={keyOf(each)} value={keyOf(each)} sx={{ whiteSpace: 'normal' }}>
            {title(each)}
          </MenuItem>
        ))}
      </TextField>
      {own && <Typography sx={body}>{own.body}</Typography>}
      {chosen && !own && <Alert severity="warning">{say('gone')}</Alert>}
      {!templates.length && <Alert severity="info">{say('no_templates')}</Alert>}
      {chosen && <Unpaid {...settings} of={of} />}
    </>
  );
}

/** The one place in which an owner hears that the money did not suffice. */
function Unpaid({ unpaid, isPayable, of }: NoticeSettings & Pick<Of, 'of'>) {
  const translate = useTranslate();
  if (isPayable && !unpaid) return null;
  return (
    <Alert severity="warning">
      {unpaid
        ? translate('messaging.templateFor.notices.unpaid', { smart_count: unpaid, count: formatCount(unpaid) })
        : translate(`messaging.templateFor.${of}.not_payable`)}
    </Alert>
  );
}

function useTitle() {
  const locale = useLocale();
  return ({ name, language }: TemplateKey) => `${templateTitle(name)}, ${languageName(language, locale)}`;
}

function useChoosing({ shopId, of }: Of) {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (template: TemplateKey | null) => setNoticeTemplate(shopId, of, template),
    onSuccess: async () => {
      notify(`messaging.templateFor.${of}.done`, { type: 'success' });
      const changed = [queryKeys.noticeTemplates(shopId, of), queryKeys.of(shops.resource), queryKeys.notices];
      await Promise.all(changed.map(queryKey => client.invalidateQueries({ queryKey })));
    },
  });
  return { mutate, isPending, problem: error && problemOf(error) };
}

/** At the field, whichever of the two it names. */
const problemOf = (error: Error): string => {
  const named =
    error instanceof HttpError ? (error.body as { errors?: Record<string, string> } | undefined)?.errors : {};
  return Object.values(named ?? {})[0] ?? messageOf(error);
};

const body = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 14,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
