import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { topics, type NotificationTopic } from '../../schema/rules/notifications.ts';
import type { Notices } from '../push/device.ts';

type Wanted = readonly NotificationTopic[];
type Props = { chosen: Notices; onChange: Record<Way, (wanted: Wanted) => void> };
type Way = (typeof ways)[number];
const ways = ['app', 'device', 'mail', 'chat'] as const;

/**
 * A line for each kind of event, a column for each way of being told. Nothing can be chosen for a device that is not told at all, nor for
 * WhatsApp without a number; where none of one's shops uses that, it has no column.
 */
export function Switches({ chosen, onChange }: Props) {
  const translate = useTranslate();
  const words = (key: string) => translate(`notices.${key}`);
  const shown = ways.filter(way => way !== 'chat' || chosen.chatShops.length > 0);
  const isOpen = (way: Way) => (way === 'chat' ? chosen.mobileNo !== null : chosen[way] !== null);
  return (
    <Box component="table" sx={table}>
      <Head titles={[words('what'), ...shown.map(way => words(`by.${way}`))]} />
      <tbody>
        {topics.map(topic => (
          <tr key={topic}>
            <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
              {words(`topic.${topic}`)}
            </Box>
            {shown.map(way => (
              <td key={way}>
                <Switch
                  checked={chosen[way]?.includes(topic) ?? false}
                  disabled={!isOpen(way)}
                  onChange={(_, isOn) =>
                    onChange[way](topics.filter(it => (it === topic ? isOn : chosen[way]?.includes(it))))
                  }
                  slotProps={{ input: { 'aria-label': `${words(`topic.${topic}`)}, ${words(`by.${way}`)}` } }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Head({ titles }: { titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map(title => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th, & td': { py: 0.5, textAlign: 'center', borderBottom: 1, borderColor: 'divider' },
  '& tr > th:first-of-type': { textAlign: 'left' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
