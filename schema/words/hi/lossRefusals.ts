import type { lossRefusals as English } from '../en/lossRefusals.ts';
import type { Translated } from '../translated.ts';

export const lossRefusals: Translated<typeof English> = {
  agreedLossAbove: 'लाइन %{line}: तय छीजत %{loss} % दुकान की सीमा %{limit} % से ज़्यादा है।',
  lotLossAbove: '%{missing} फ़ाइन धातु कम निकली, जितनी गई थी उसका %{loss} %। दुकान की सीमा %{limit} % है।',
  lossNeedsReason: '%{what} इसे ठीक करें, या ज़्यादा छीजत की वजह लिखें।',
  lossNeedsApproval: '%{what} इसे ठीक करें, या उनसे कहें जो ज़्यादा छीजत मंज़ूर कर सकते हैं।',
};
