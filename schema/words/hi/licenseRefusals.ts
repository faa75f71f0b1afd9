import type { licenseRefusals as English } from '../en/licenseRefusals.ts';
import type { Translated } from '../translated.ts';

export const licenseRefusals: Translated<typeof English> = {
  licenseUnknown: 'इस कुंजी का कोई लाइसेंस नहीं है। देख लें कि कुंजी ठीक लिखी है।',
  licenseOtherApp: 'यह कुंजी किसी और ऐप की है।',
  licenseBlocked: 'यह लाइसेंस रोका गया है। जिस दुकान ने कुंजी दी, उससे पूछें।',
  licenseEnded: 'यह लाइसेंस समाप्त हो गया है। जिस दुकान ने कुंजी दी, उससे पूछें।',
  licenseNoSeat: 'यह लाइसेंस %{seats} मशीनों के लिए है, और सब भर चुकी हैं। पहले एक को हटाएँ।',
  licenseNotActivated: 'यह लाइसेंस इस मशीन पर चालू नहीं है, या मशीन हटा दी गई। इसे फिर चालू करें।',
  licenseSeatsOfPlan:
    '%{plan} %{people} मशीनों के लिए है, और इससे %{more} ज़्यादा हो जाएँगी। कोई दूसरा लाइसेंस समाप्त करें, या TolaShop से बड़ा प्लान माँगें।',
  licenseSeatsUsed: 'इस पर %{count} मशीनें चल रही हैं। जो ज़्यादा हैं, पहले उन्हें हटाएँ।',
  licensePlanEnded: 'इस दुकान का %{plan} समाप्त हो गया है: नए लाइसेंस नहीं बनते। आगे बढ़ाने के लिए TolaShop से कहें।',
  licenseInUse: 'इस पर मशीनें चलती हैं या चली हैं। पहले इसे समाप्त करें, ताकि किसी का काम अचानक न रुके।',
};
