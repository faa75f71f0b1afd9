import {
  BooleanInput,
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  DateField,
  ExportButton,
  FilterButton,
  FilterLiveSearch,
  FilterList,
  FilterListItem,
  ImageField,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  SavedQueriesList,
  TextInput,
  TopToolbar,
} from 'react-admin';

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="categoryId" source="categoryId" reference="categories" />,
  <BooleanInput key="isActive" source="isActive" />,
  <NumberInput key="sellingPrice" source="sellingPrice" />,
];

export const ProductList = () => (
  <List filters={filters} actions={<Actions />} aside={<Aside />}>
    <DataTable bulkActionButtons={<BulkActions />}>
      <DataTable.Col source="images" field={ImageField} />
      <DataTable.Col source="name" />
      <DataTable.Col source="categoryId">
        <ReferenceField source="categoryId" reference="categories" />
      </DataTable.Col>
      <DataTable.NumberCol source="sellingPrice" />
      <DataTable.Col source="updatedAt" field={DateField} />
    </DataTable>
  </List>
);

const Actions = () => (
  <TopToolbar>
    <ColumnsButton />
    <FilterButton />
    <CreateButton />
    <ExportButton />
  </TopToolbar>
);

const Aside = () => (
  <>
    <SavedQueriesList />
    <FilterLiveSearch />
    <FilterList label="Active" icon={null}>
      <FilterListItem label="Yes" value={{ isActive: true }} />
    </FilterList>
  </>
);

const BulkActions = () => (
  <>
    <BulkUpdateButton data={{ isActive: false }} />
    <BulkExportButton />
    <BulkDeleteButton />
  </>
);
