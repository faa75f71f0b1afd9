import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { joined } from '../kit/importRules.ts';
import { boolean, child, images, money, percent, ref, richText, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { hsnCode } from '../rules/hsn.ts';
import { priceFields } from '../rules/priceFields.ts';

/** A transform: what is no number counts as left out while a record is being made, and is an error afterwards. */
const nullWhenCreating = (
  value: unknown,
  original: unknown,
  _schema: unknown,
  options: { context?: { mode?: string } },
) => (options.context?.mode === 'create' && Number.isNaN(value) && !/\p{Nd}/u.test(String(original)) ? null : value);

const named = joined(' ', 'Title', 'Option1 Value', 'Option2 Value', 'Option3 Value');
const coded = joined('-', 'Handle', 'Option1 Value', 'Option2 Value', 'Option3 Value');

export const products = defineEntity({
  name: 'products',
  label: { one: 'Product', many: 'Products' },
  path: 'shops/:shopId/admin/products',
  page: {
    route: 'products',
    remarks: true,
    files: true,
    openPage: true,
    messages: {
      created: 'Product created successfully!',
      updated: 'Product updated successfully',
      deleted: 'Product deleted successfully!',
    },
  },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required'),
    productCode: text().label('Product Code').required('Product Code is required').max(128),
    hsncode: hsnCode().label('HSN Code').meta({ pairs: true }),
    taxPercentage: percent()
      .label('Tax (%)')
      .min(0, 'Tax cannot be negative')
      .max(100, 'Tax cannot exceed 100')
      .transform(nullWhenCreating),
    groupId: ref('productGroups').label('Group'),
    categoryId: ref('productCategories').label('Category'),
    gstId: ref('productGsts').label('GST'),
    unitId: ref('units', { embed: 'unit', unknown: 'Please Select Unit' }).label('Unit').required('Please Select Unit'),
    mrp: money().label('MRP').required('Cost Price is required').min(0, 'Price cannot be negative'),
    purchasePrice: money()
      .label('Purchase Price')
      .required('Cost Price is required')
      .min(0, 'Price cannot be negative'),
    sellingPrice: money()
      .label('Selling Price')
      .required('Selling Price is required')
      .min(0, 'Price cannot be negative'),
    description: richText().label('Description'),
    images: images().label('Images'),
    isActive: boolean(true).label('Active'),
    subscriptionOnly: boolean(false).label('Subscription only'),
    productPrice: child('productPrices', priceFields)
      .label('Price')
      .when('subscriptionOnly', {
        is: true,
        then: price => price.required('Price is required'),
        otherwise: notAsked,
      }),
  },
  search: ['name', 'productCode', 'hsncode'],
  permissions: { list: can.ProductRead, create: can.ProductAdd, update: can.ProductEdit, delete: can.ProductDelete },
  list: {
    columns: ['images', 'name', 'productCode', 'categoryId', 'sellingPrice', 'mrp', 'unitId', 'isActive'],
    filters: ['categoryId', 'groupId', 'gstId', 'unitId', 'isActive', 'subscriptionOnly', 'sellingPrice'],
    active: { field: 'isActive', parameter: 'include_inActive', path: 'shops/:shopId/products' },
  },
  sections: {
    piece: { fields: ['name', 'productCode'] },
    prices: {
      label: 'Prices',
      help: 'In rupees, for one unit',
      fields: [['mrp', 'purchasePrice', 'sellingPrice'], 'unitId'],
    },
    tax: {
      label: 'GST',
      help: 'The HSN code says what it is, and the GST rates what is due on it',
      fields: [['hsncode', 'taxPercentage', 'gstId']],
    },
    place: {
      label: 'Where it belongs',
      help: 'How customers and staff find it',
      fields: [['categoryId', 'groupId'], 'description'],
    },
    sale: {
      label: 'Sale',
      help: 'What is not active is kept, and hidden from customers',
      fields: [['isActive', 'subscriptionOnly']],
    },
  },
  publicPage: {
    fields: ['images', 'categoryId', 'sellingPrice', 'unitId', 'productCode'],
    abroad: 'sellingPrice',
  },
  figures: {
    byCategory: { label: 'Products by category', by: 'categoryId' },
  },
  identity: { unique: [['productCode']], naturalKey: ['productCode'] },
  storage: { sortedBy: ['sellingPrice'] },
  writing: { aliases: { hsnCode: 'hsncode' } },
  exchange: {
    import: {
      columns: {
        name: [named],
        productCode: ['Variant SKU', 'SKU', 'Code', coded],
        hsncode: ['HSN', 'HSN/SAC', 'HS Code'],
        categoryId: ['Type', 'Product Category', 'Category'],
        description: ['Body (HTML)', 'Body HTML'],
        sellingPrice: ['Variant Price', 'Price'],
        mrp: ['Variant Compare At Price', 'Compare At Price', 'Variant Price'],
        purchasePrice: ['Cost per item', 'Cost', 'Cost Price'],
        unitId: ['UOM', 'Unit of Measure'],
        taxPercentage: ['GST %', 'Tax Rate', 'Tax'],
        isActive: ['Published', 'Status'],
        images: ['Image', 'Image Src', 'Image URL', 'Picture', 'Photo', 'Variant Image'],
      },
      makes: ['categoryId', 'groupId', 'gstId'],
      continued: {
        by: 'Handle',
        columns: [
          'Title',
          'Body (HTML)',
          'Vendor',
          'Type',
          'Tags',
          'Published',
          'Option1 Name',
          'Option2 Name',
          'Option3 Name',
        ],
      },
      skip: cell =>
        cell('Handle') !== '' &&
        cell('Variant Price') === '' &&
        cell('Option1 Value') === '' &&
        cell('Image Src') !== '',
    },
  },
});
export type Product = RecordOf<typeof products>;
