/** The headings that a jeweller needs, in our own words. A shop begins with them; the government's whole list comes by an import. */
const lines = `
7101 Pearls, natural or cultured, not strung or set
710110 Natural pearls
710121 Cultured pearls, unworked
710122 Cultured pearls, worked
7102 Diamonds, not mounted or set
710210 Diamonds, unsorted
710221 Industrial diamonds, unworked or simply sawn
710231 Rough diamonds
71023910 Cut and polished diamonds
7103 Precious and semi-precious stones other than diamonds, not strung or set
710310 Rough precious and semi-precious stones
71039110 Ruby, cut and polished
71039120 Sapphire, cut and polished
71039130 Emerald, cut and polished
71039911 Beryl, cut and polished
71039921 Moonstone, cut and polished
71039931 Garnet, cut and polished
71039951 Tourmaline, cut and polished
71039990 Other stones, cut and polished
7104 Synthetic and lab-grown stones, not strung or set
71042010 Lab-grown diamonds, rough
710491 Lab-grown diamonds, cut and polished
710499 Other synthetic stones, cut and polished
7105 Dust and powder of stones
71051000 Diamond dust
7106 Silver, unwrought, semi-finished or as powder
71069110 Silver grains
71069190 Silver, other unwrought forms
71069210 Silver sheets and plates
71069220 Silver bars
7107 Base metal clad with silver, semi-finished
7108 Gold, unwrought, semi-finished or as powder
71081100 Gold powder
71081200 Gold bars, grains and other unwrought forms
71081300 Gold wire, sheet and other semi-finished forms
7109 Base metal or silver clad with gold, semi-finished
7110 Platinum, unwrought, semi-finished or as powder
71101110 Platinum, unwrought
711021 Palladium, unwrought or as powder
7111 Base metal, silver or gold clad with platinum, semi-finished
7112 Waste and scrap of precious metal
71129100 Scrap of gold, old gold
71129200 Scrap of platinum
71129910 Scrap of silver, old silver
7113 Jewellery of precious metal
71131110 Silver jewellery with filigree
71131120 Silver jewellery set with stones
71131130 Silver articles of daily wear, anklets and toe rings
71131190 Other silver jewellery
71131910 Gold jewellery, plain
71131920 Gold jewellery set with pearls
71131930 Gold jewellery set with diamonds
71131940 Gold jewellery set with other stones
71131950 Platinum jewellery, plain
71131960 Platinum jewellery set with stones
71131990 Other jewellery of precious metal
71132000 Jewellery of base metal clad with precious metal
7114 Goldsmiths’ and silversmiths’ wares
71141110 Silver articles and idols
71141910 Gold articles
71141920 Platinum articles
7115 Other articles of precious metal
71159010 Laboratory articles of precious metal
7116 Articles of pearls or stones
71161000 Articles of pearls
71162000 Articles of precious or semi-precious stones
7117 Imitation jewellery
71171100 Imitation cuff-links and studs
71171910 Imitation bangles
71171920 German silver jewellery
71171990 Other imitation jewellery of base metal
71179010 Imitation jewellery set with imitation stones
71179090 Other imitation jewellery
7118 Coins
71181000 Silver and other coins, not legal tender
71189000 Gold and other coins
420212 Jewellery boxes and cases with a surface of plastic or cloth
910111 Wrist watches with a case of precious metal
998892 Making charge: jewellery made from the customer’s own metal
998346 Hallmarking, assaying and testing
998729 Repair and polishing of jewellery
`;

export const standardHsnCodes: readonly { code: string; description: string }[] = lines
  .trim()
  .split('\n')
  .map(line => ({ code: line.slice(0, line.indexOf(' ')), description: line.slice(line.indexOf(' ') + 1) }));
