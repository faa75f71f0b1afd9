/** Of what a list is asked for. */
export const listRefusals = {
  pagesFromOne: 'पेज 1 से गिने जाते हैं',
  searchTooLong: 'खोज में ज़्यादा से ज़्यादा %{count} अक्षर लिखें',
  mustCountFromOne: '1 या उससे बड़ी पूरी संख्या डालें',
  mustBeUpTo: '%{most} तक की पूरी संख्या डालें',
  notListField: 'इस सूची में ऐसा कोई फ़ील्ड नहीं है',
  notSortable: 'इस फ़ील्ड के हिसाब से क्रम नहीं लग सकता',
  mustBeOrder: 'ASC या DESC डालें',
  atMostIds: 'ज़्यादा से ज़्यादा %{count} ID',
  notMoment: 'यह तारीख और समय नहीं है',
  mostSavedReports: 'ज़्यादा से ज़्यादा %{most} रिपोर्टें सहेजी जा सकती हैं। पहले कोई एक हटाएँ।',
  choosePeriod: 'दिन चुनें',
  notPartOfYear: 'साल का हिस्सा लिखें, जैसे 11-26..12-02',
};
