/** What stands first in every archive, for whoever opens it without the program. */
export const readme = (shop: string, at: Date): string => `${shop}
A whole shop, taken out of TolaShop on ${at.toISOString().slice(0, 10)}.

WHAT IS IN HERE
manifest.json    what the files are, how long, how many rows, and the SHA-256 of each
people.jsonl     who worked in the shop: names and e-mail addresses
shops.jsonl      the shop itself
*.jsonl          the records: one file for each kind, one record on each line, as JSON in UTF-8
pictures/        pictures, under the ids by which records name them
files/           files kept with records, under the ids in recordFiles.jsonl

Everything is plain text, JSON and pictures in an ordinary tar file: any program can read it.
What is not in here: passwords, who is signed in, keys of WhatsApp, secret addresses, reports of imports and
exports, and what lay between the shop and whoever runs its site.

TO GO ON WITH IT
In any TolaShop: My shops, "Bring in a shop from a file". It becomes a new shop there.

Keep this file as you keep your books: whoever has it can read everything in it.


इस फ़ाइल में क्या है
यह पूरी दुकान है, जो ${at.toISOString().slice(0, 10)} को TolaShop से निकाली गई।

manifest.json    कौन-सी फ़ाइल क्या है, कितनी बड़ी है, उसमें कितनी पंक्तियाँ हैं और उसका SHA-256
people.jsonl     दुकान में काम करने वालों के नाम और ईमेल
shops.jsonl      दुकान की अपनी जानकारी
*.jsonl          सारा रिकॉर्ड: हर तरह की एक फ़ाइल, हर पंक्ति में एक रिकॉर्ड, JSON (UTF-8) में
pictures/        फ़ोटो, उसी id के नाम से जो रिकॉर्ड में लिखा है
files/           रिकॉर्ड के साथ रखी फ़ाइलें, recordFiles.jsonl में लिखे id के नाम से

इसमें पासवर्ड, WhatsApp की चाबियाँ और गुप्त पते नहीं हैं।

आगे चलाने के लिए: किसी भी TolaShop में "मेरी दुकानें" खोलें और "फ़ाइल से दुकान लाएँ" चुनें। वहाँ यह एक नई दुकान बनेगी।

इसे अपने खातों की तरह सँभालकर रखें: जिसके पास यह फ़ाइल है, वह सब कुछ पढ़ सकता है।
`;
