import type { CommonWords } from '../wording.ts';

export const chitWords: CommonWords['papers']['chit'] = {
  rules: 'कैसे चलती है',
  payAmount: 'आप हर महीने %{amount} जमा करते हैं, कुल %{number} बार।',
  payWeight:
    'आप हर महीने %{amount} जमा करते हैं, कुल %{number} बार। हर किस्त से उसी दिन के भाव पर %{fineness} %{metal} ख़रीदा जाता है, और वह वज़न आपका है।',
  freely: {
    both: 'आप कम से कम %{least}, और %{multiple} के गुणा में जमा कर सकते हैं।',
    least: 'आप कम से कम %{least} जमा कर सकते हैं।',
    multiple: 'आप %{multiple} के गुणा में जमा कर सकते हैं।',
  },
  grace: 'हर महीने की एक किस्त गिनी जाती है, अगले महीने की %{grace} तारीख तक।',
  missed: 'जो महीना छूटे, योजना उतने महीने आगे बढ़ती है, पर पहली किस्त से 365 दिन के आगे कभी नहीं।',
  bonus: {
    instalment: 'सब किस्तें जमा हों और दिन आ जाए, तो दुकान एक किस्त अपनी ओर से देती है।',
    percent: 'सब किस्तें जमा हों और दिन आ जाए, तो दुकान जमा रकम का %{percent} अपनी ओर से देती है।',
    making: 'सब किस्तें जमा हों और दिन आ जाए, तो जितने गहने पासबुक से आते हैं उनकी %{percent} बनवाई माफ़ है।',
    none: 'दुकान कोई बोनस नहीं देती।',
  },
  early: {
    money: 'पहले बंद करें तो जमा रकम वापस मिलती है, या उसके गहने ले सकते हैं; बोनस नहीं मिलता।',
    goods: 'पहले बंद करें तो जमा रकम के गहने मिलते हैं, बोनस नहीं मिलता।',
  },
  law: 'पहली किस्त से 365 दिन के भीतर दुकान पर आकर गहने लेने हैं।',
  reminders: {
    before: '%{scheme}, पासबुक %{number} की %{amount} की किस्त %{day} को देनी है।',
    after: '%{scheme}, पासबुक %{number} की %{amount} की किस्त %{day} को देनी थी और अभी नहीं आई। %{until} तक गिनी जाएगी।',
    lastMonth: '%{scheme}, पासबुक %{number} के गहने %{day} तक लेने हैं। कृपया उससे पहले दुकान पर आएँ।',
    lastWeek: '%{scheme}, पासबुक %{number} के गहने %{day} तक लेने हैं: कुछ ही दिन बचे हैं। कृपया दुकान पर आएँ।',
  },
  reminderMessage: 'योजना की याद %{day}, %{number}',
  forMonths: 'किस महीने की',
  scheme: 'योजना',
  paidSoFar: 'पासबुक में अब तक जमा',
  passbook: {
    heads: { day: 'दिन', what: 'लिखत', amount: 'रकम', rate: 'भाव', weight: 'फ़ाइन वज़न', balance: 'बाकी' },
    worth: 'आज की क़ीमत',
    owed: 'पासबुक में',
    fine: 'फ़ाइन वज़न',
    paidMonths: 'जमा महीने',
    ofMonths: '%{all} में से %{paid}',
    next: 'अगली किस्त',
    due: '%{amount}, %{day} को',
    late: '%{amount}, %{day} से बाकी; %{until} तक गिनी जाएगी',
    redeemed: '%{number} में काम आया',
    brought: 'पहले से जमा',
    cancelled: '%{what}, रद्द',
  },
};
