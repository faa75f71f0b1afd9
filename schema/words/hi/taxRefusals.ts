import type { taxRefusals as English } from '../en/taxRefusals.ts';
import type { Translated } from '../translated.ts';

export const taxRefusals: Translated<typeof English> = {
  otherGst: 'लाइन %{line}: HSN %{hsn} पर GST %{rates} % लगता है।',
  otherMakingGst: 'लाइन %{line}: बनवाई पर GST %{rates} % लगता है, SAC %{hsn} में।',
  makingHasNoGst: 'लाइन %{line}: बनवाई पर अलग GST नहीं लगता। इसे खाली छोड़ें: इस दुकान में बनवाई माल का हिस्सा है।',
  noGst: 'लाइन %{line}: GST का रेट लिखें; न लगता हो तो 0।',
  noHsn: 'लाइन %{line}: HSN कोड लिखें, %{least} या ज़्यादा अंकों का।',
  shortHsn: 'लाइन %{line}: HSN कोड %{hsn} में 4, 6 या 8 अंक होने चाहिए, और कम से कम %{least}।',
  unknownGst: 'लाइन %{line}: दुकान में HSN %{hsn} का GST रेट नहीं डाला है। रेट जाँच लें।',
  otherGstNeedsReason: '%{what} रेट ठीक करें, या दूसरे GST रेट की वजह लिखें।',
  otherGstNeedsApproval: '%{what} रेट ठीक करें, या उनसे कहें जो GST का दूसरा रेट मंज़ूर कर सकते हैं।',
  otherGstRow: 'इस माल का आम रेट यह नहीं है। उनसे कहें जो GST का दूसरा रेट मंज़ूर कर सकते हैं।',
  otherGstRowNeedsReason: '%{day} को HSN %{hsn} का आम रेट %{rate} % है। दूसरे रेट की वजह लिखें।',
};
