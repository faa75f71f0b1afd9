import type { salesWords as English } from '../../en/admin/sales.ts';
import type { Translated } from '../../translated.ts';

export const salesWords: Translated<typeof English> = {
  sales: {
    scan: 'टैग स्कैन करें',
    scanHelp: 'हर स्कैन से एक लाइन जुड़ेगी, आज के भाव पर',
    scanned: '%{tag} जुड़ गया: %{description}',
    noSuchTag: '%{tag}: इस टैग का कोई नग नहीं है।',
    scannedBefore: '%{tag} पहले से है',
  },
};
