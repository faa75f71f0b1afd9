import type { archiveRefusals as English } from '../en/archiveRefusals.ts';
import type { Translated } from '../translated.ts';

export const archiveRefusals: Translated<typeof English> = {
  exportNotReady: 'फ़ाइल अभी तैयार नहीं है।',
  exportRunning: 'फ़ाइल अभी बन रही है।',
  exportStopped: 'फ़ाइल बनना बार-बार एक ही जगह रुक गया।',
  fileNotKept: 'यह फ़ाइल अब नहीं रखी है। इसे फिर से निकालें।',
  archiveRunning: 'एक दुकान का काम पहले से चल रहा है। उसके पूरे होने तक रुकें या उसे रद्द करें।',
  archiveNotReady: 'दुकान की फ़ाइल अभी तैयार नहीं है।',
  archiveStopped: 'काम बार-बार एक ही जगह रुक गया।',
  archiveNone: 'यह दुकान की फ़ाइल नहीं है, या अधूरी है, या इसमें कुछ बदला गया है।',
  archiveNewer: 'दुकान की यह फ़ाइल नए वर्शन से बनी है। पहले इस साइट को अपडेट करें।',
  archiveStrange: 'फ़ाइल में %{name} है, जो दुकान की फ़ाइल में नहीं होता।',
  archiveAltered: 'फ़ाइल में %{name} नहीं है या बदला हुआ है।',
  archiveNotText: 'फ़ाइल में %{name} UTF-8 में लिखा नहीं है।',
  archiveLine: '%{file}, पंक्ति %{line}: %{problem}',
  archiveField: '%{file}, पंक्ति %{line}, %{field}: %{problem}',
  archive: 'दुकान की फ़ाइल',
};
