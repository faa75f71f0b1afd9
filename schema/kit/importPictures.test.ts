import { expect, it } from 'vitest';
import { contacts } from '../entities/contacts.ts';
import { products } from '../entities/products.ts';
import { everyWords } from '../words/wordings.ts';
import { rowReader } from './importReader.ts';
import { addressesIn, detectedPictures, pictureFields } from './importPictures.ts';

const [a, b] = ['https://cdn.in/a.jpg', 'https://cdn.in/b.jpg'];

it.each([
  ['one', a, [a]],
  ['commas', `${a},${b}`, [a, b]],
  ['commas and spaces, with one too many', `${a}, ${b}, `, [a, b]],
  ['lines', `${a}\r\n${b}`, [a, b]],
  ['bars', `${a}|${b}`, [a, b]],
  ['commas of an address of its own', 'https://cdn.in/w_200,h_100/a.jpg', ['https://cdn.in/w_200,h_100/a.jpg']],
  ['names of files', 'a.jpg,b.jpg', ['a.jpg', 'b.jpg']],
  ['nothing', '', []],
])('a cell holds %s', (_, cell, addresses) => expect(addressesIn(cell)).toEqual(addresses));

it('columns are known by their names, with numbers, in every language', () => {
  const header = ['Name', 'Image Src', 'Images', 'IMAGE_URL_2', 'Image Position', 'Image Alt Text', 'फ़ोटो 1', 'Photo1'];
  expect(detectedPictures(products, 'images', header, everyWords)).toEqual(
    header.filter(name => !/Name|Position|Alt/.test(name)),
  );
  expect(pictureFields(contacts)).toEqual([]);
});

it('a row names each picture once, and tells of what is no address', () => {
  const read = rowReader(products, ['Name', 'Images', 'Photo'], {
    mapping: {},
    known: everyWords,
    pictures: { images: ['images', 'Photo'] },
  });
  const row = read(['Ring', `${a} ${b}`, `${a}#top http://localhost/x.jpg`]);
  expect(row.pictures).toEqual([a, b].map(address => ({ field: 'images', address })));
  expect(row.leftOut).toMatchObject([
    { field: 'images', value: 'http://localhost/x.jpg', message: { key: 'noWebAddress' } },
  ]);
});
