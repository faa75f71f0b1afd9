import sharp from 'sharp';

/** One that stands on the front page, for years. */
export const anAd = {
  name: 'Spring collection',
  advertiser: 'Tara Tools',
  headline: 'Scales that weigh a hair',
  headlineHi: 'बाल भी तोल लेने वाला काँटा',
  link: 'https://tara-tools.com/scales?from=tola',
  startsAt: '2020-01-01T00:00:00Z',
  endsAt: '2090-01-01T00:00:00Z',
  onLanding: true,
  isOn: true,
};

/** A picture of that size, as a file to send. */
export const pictureOf = async (width: number, height: number, name = 'ad.png'): Promise<File> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0F4D3A' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
};
