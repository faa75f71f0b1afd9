/** Every permission string there is: `<area>/<verb>`. */
import { platform, shop } from './permissionAreas.ts';

type Strings<C extends Record<string, readonly string[]>> = {
  [A in keyof C & string]: `${A}/${C[A][number]}`;
}[keyof C & string];
export type ShopPermission = Strings<typeof shop>;
export type PlatformPermission = Strings<typeof platform>;
export type Permission = PlatformPermission | ShopPermission;

const strings = (areas: Record<string, readonly string[]>) =>
  Object.entries(areas).flatMap(([area, verbs]) => verbs.map(verb => `${area}/${verb}`));

export const shopPermissions = strings(shop) as ShopPermission[];
export const platformPermissions = strings(platform) as PlatformPermission[];
export const permissions: Permission[] = [...platformPermissions, ...shopPermissions];

/** The names that the route table and the entities use. */
export const can = {
  ProductAdd: 'shop/product/add',
  ProductRead: 'shop/product/read',
  ProductEdit: 'shop/product/edit',
  ProductDelete: 'shop/product/delete',
  PieceAdd: 'shop/piece/add',
  PieceList: 'shop/piece/list',
  PieceEdit: 'shop/piece/edit',
  PieceDelete: 'shop/piece/delete',
  PieceCost: 'shop/piece/cost',
  ProductGroupAdd: 'product_group/add',
  ProductGroupList: 'product_group/list',
  ProductGroupEdit: 'product_group/edit',
  ProductGroupDelete: 'product_group/delete',
  ProductCategoryAdd: 'product_category/add',
  ProductCategoryList: 'product_category/list',
  ProductCategoryEdit: 'product_category/edit',
  ProductCategoryDelete: 'product_category/delete',
  CategoryAdd: 'categories/add',
  CategoryList: 'categories/list',
  CategoryEdit: 'categories/edit',
  CategoryDelete: 'categories/delete',
  ProductGstAdd: 'product_gst/add',
  ProductGstList: 'product_gst/list',
  ProductGstEdit: 'product_gst/edit',
  ProductGstDelete: 'product_gst/delete',
  UnitAdd: 'shop/unit/add',
  UnitList: 'shop/unit/list',
  UnitEdit: 'shop/unit/edit',
  UnitDelete: 'shop/unit/delete',
  CurrencyUnitAdd: 'shop/currency_units/add',
  CurrencyUnitList: 'shop/currency_units/list',
  CurrencyUnitEdit: 'shop/currency_units/edit',
  CurrencyUnitDelete: 'shop/currency_units/delete',
  CommodityAdd: 'shops/commodities/add',
  CommodityList: 'shops/commodities/list',
  ContactAdd: 'shop/contacts/add',
  ContactList: 'shop/contacts/list',
  ContactEdit: 'shop/contacts/edit',
  ContactDelete: 'shop/contacts/delete',
  PersonalDataAdmin: 'shop/personal_data/admin',
  GroupAdd: 'shop/groups/add',
  GroupList: 'shop/groups/list',
  GroupMemberAdd: 'shop/group_members/add',
  GroupMemberList: 'shop/group_members/list',
  GroupMeetingAdd: 'shop/group_meeting/add',
  GroupMeetingList: 'shop/group_meeting/list',
  GroupMeetingEdit: 'shop/group_meeting/edit',
  GroupMeetingDelete: 'shop/group_meeting/delete',
  MeetingNoteAdd: 'shop/meeting_note/add',
  MeetingNoteList: 'shop/meeting_note/list',
  MeetingNoteEdit: 'shop/meeting_note/edit',
  MeetingNoteDownload: 'shop/meeting_note/download',
  MessageBalance: 'shop/whatsapp/message/balance',
  MessageSend: 'shop/whatsapp/messages/send',
  MessageList: 'shop/whatsapp/messages/list',
  MessageCancel: 'shop/whatsapp/messages/cancel',
  ShopCustomersAdmin: 'shop/customers/admin',
  ShopCustomersAdd: 'shop/customers/add',
  ShopCustomersList: 'shop/customers/list',
  ShopCustomersEdit: 'shop/customers/edit',
  SupplierAdd: 'shop/supplier/add',
  SupplierList: 'shop/supplier/list',
  SupplierEdit: 'shop/supplier/edit',
  SupplierDelete: 'shop/supplier/delete',
  KarigarAdd: 'shop/karigar/add',
  KarigarList: 'shop/karigar/list',
  KarigarEdit: 'shop/karigar/edit',
  KarigarDelete: 'shop/karigar/delete',
  ErrorLogList: 'shop/error_log/list',
  AccessLogList: 'shop/access_log/list',
  ArchiveExport: 'shop/archive/export',
  SystemAll: 'system/all',
  ShopAdd: 'system/shop/add',
  ShopApprove: 'system/shop/approve',
  ShopList: 'system/shop/list',
  ShopEdit: 'system/shop/edit',
  TenantList: 'tenant/list',
  TenantCreate: 'tenant/create',
  TenantEdit: 'tenant/edit',
  UserList: 'users/list',
  UserAdd: 'users/add',
  UserEdit: 'users/edit',
  UserDelete: 'users/delete',
  DownloadList: 'shop/download/list',
  DownloadAdd: 'shop/download/add',
  DownloadEdit: 'shop/download/edit',
  DownloadDelete: 'shop/download/delete',
  CreateAd: 'ads/create',
  ReadAd: 'ads/read',
  ModifyAd: 'ads/modify',
  DeleteAd: 'ads/delete',
  JobList: 'job/list',
  JobAdd: 'job/add',
  JobEdit: 'job/edit',
  JobDelete: 'job/delete',
  EnquiryList: 'shop/enquiry/list',
  EnquiryAdd: 'shop/enquiry/add',
  EnquiryEdit: 'shop/enquiry/edit',
  EnquiryDelete: 'shop/enquiry/delete',
  EnquiryStatusList: 'shop/enquiry_status/list',
  EnquiryStatusAdd: 'shop/enquiry_status/add',
  EnquiryStatusEdit: 'shop/enquiry_status/edit',
  EnquiryStatusDelete: 'shop/enquiry_status/delete',
  EnquiryCommentList: 'shop/enquiry_comment/list',
  EnquiryCommentAdd: 'shop/enquiry_comment/add',
  EnquiryCommentEdit: 'shop/enquiry_comment/edit',
  EnquiryCommentDelete: 'shop/enquiry_comment/delete',
  TaskList: 'shop/task/list',
  TaskAdd: 'shop/task/add',
  TaskEdit: 'shop/task/edit',
  TaskDelete: 'shop/task/delete',
  TaskStatusList: 'shop/task_status/list',
  TaskStatusAdd: 'shop/task_status/add',
  TaskStatusEdit: 'shop/task_status/edit',
  TaskStatusDelete: 'shop/task_status/delete',
  BizCardAdmin: 'shop/bizcard/admin',
  BizCardAdd: 'shop/bizcard/add',
  BizCardList: 'shop/bizcard/list',
  BizCardEdit: 'shop/bizcard/edit',
  OwnBizCardView: 'customer/bizcard/view',
  OwnBizCardEdit: 'customer/bizcard/edit',
  PortfolioAdd: 'portfolio/add',
  PortfolioList: 'portfolio/list',
  PortfolioEdit: 'portfolio/edit',
  PortfolioDelete: 'portfolio/delete',
  AdminBizCardAdd: 'admin/biz_card/add',
  AdminBizCardList: 'admin/biz_card/list',
  AdminBizCardDelete: 'admin/biz_card/delete',
  AdminBizCardUpdate: 'admin/biz_card/update',
  ServiceRequestAdd: 'shop/service_request/add',
  ServiceRequestList: 'shop/service_request/list',
  TillAdd: 'shop/till/add',
  TillList: 'shop/till/list',
  TillEdit: 'shop/till/edit',
  TillDelete: 'shop/till/delete',
  LedgerAdd: 'shop/ledger/add',
  LedgerList: 'shop/ledger/list',
  LedgerEdit: 'shop/ledger/edit',
  LedgerClose: 'shop/ledger/close',
  LedgerReopen: 'shop/ledger/reopen',
  ReceiptAdd: 'shop/receipt/add',
  ReceiptList: 'shop/receipt/list',
  ReceiptEdit: 'shop/receipt/edit',
  ReceiptDelete: 'shop/receipt/delete',
  QuoteAdd: 'quote/add',
  QuoteList: 'quote/list',
  QuoteEdit: 'quote/edit',
  QuoteDelete: 'quote/delete',
  QuickBillAdd: 'quickBill/add',
  QuickBillList: 'quickBill/list',
  QuickBillEdit: 'quickBill/edit',
  QuickBillDelete: 'quickBill/delete',
  CreditNoteAdd: 'shop/credit_note/add',
  CreditNoteList: 'shop/credit_note/list',
  PurchaseAdd: 'shop/purchase/add',
  PurchaseList: 'shop/purchase/list',
  PurchaseEdit: 'shop/purchase/edit',
  PurchaseDelete: 'shop/purchase/delete',
} as const satisfies Record<string, Permission>;

const area = (...areas: (keyof typeof shop)[]) =>
  strings(Object.fromEntries(areas.map(name => [name, shop[name]]))) as ShopPermission[];
/** Work is everybody's: given, taken and ticked off by whoever is at hand. */
const working = ['shop/task/add', 'shop/task/edit'] as const satisfies ShopPermission[];
export const reading = shopPermissions.filter(
  name =>
    /\/(list|read|view|balance)$/.test(name) &&
    !/^(users|shop\/error_log|shop\/access_log|shop\/service_request|shop\/ledger|shop\/receipt|shop\/purchase)\//.test(
      name,
    ),
);

/** Whoever belongs to a shop may ask for help. */
const everybodys: readonly ShopPermission[] = [can.ServiceRequestAdd];

/** Bundles that an owner starts from; what a person really holds is the list on the membership. */
export const roles = {
  owner: shopPermissions,
  manager: shopPermissions.filter(name => !/^(users\/(add|edit|delete)$|shop\/(access_log|archive)\/)/.test(name)),
  sales: [
    ...new Set([
      ...reading,
      ...everybodys,
      ...area('shop/customers', 'customer/bizcard', 'shop/enquiry', 'shop/enquiry_comment', 'quickBill', 'quote'),
      'shop/receipt/add',
      'shop/receipt/list',
      'shop/product/add',
      'shop/product/edit',
      'shop/piece/add',
      'shop/piece/edit',
      'shop/contacts/add',
      'shop/contacts/edit',
      'shop/groups/add',
      'shop/group_members/add',
      ...working,
    ] as ShopPermission[]),
  ],
  marketing: [
    ...new Set([
      ...reading,
      ...everybodys,
      ...area('shop/contacts', 'shop/groups', 'shop/group_members', 'shop/whatsapp/messages', 'shop/whatsapp/message'),
      ...area('customer/bizcard', 'shop/bizcard', 'portfolio', 'shop/group_meeting', 'shop/meeting_note'),
      ...working,
    ]),
  ],
  accountant: [
    ...new Set([
      ...reading,
      ...everybodys,
      ...area('customer/bizcard', 'quickBill', 'quote', 'product_gst', 'shops/commodities'),
      ...area('shop/till', 'shop/ledger', 'shop/receipt', 'shop/purchase', 'shop/credit_note'),
      can.PieceCost,
      ...working,
    ]),
  ],
} satisfies Record<string, readonly ShopPermission[]>;
export type Role = keyof typeof roles;

export const roleOptions = [
  { id: 'owner', name: 'Owner' },
  { id: 'manager', name: 'Manager' },
  { id: 'sales', name: 'Sales staff' },
  { id: 'marketing', name: 'Marketing staff' },
  { id: 'accountant', name: 'Accountant' },
] as const satisfies readonly { id: Role; name: string }[];

/** On the platform, of whoever owns a business: what lets them open, see and edit shops of their own. */
export const ownersPlatform = ['system/shop/add', 'system/shop/list', 'system/shop/edit', 'system/shop/owner'] as const;
