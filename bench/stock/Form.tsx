import { lazy, Suspense } from 'react';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  Create,
  DateInput,
  DateTimeInput,
  Edit,
  FileField,
  FileInput,
  ImageField,
  ImageInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';

const RichText = lazy(async () => ({ default: (await import('ra-input-rich-text')).RichTextInput }));

const Inputs = () => (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="email" type="email" />
    <TextInput source="note" multiline />
    <NumberInput source="sellingPrice" />
    <BooleanInput source="isActive" />
    <DateInput source="date" />
    <DateTimeInput source="at" />
    <SelectInput source="gender" choices={[{ id: 1, name: 'One' }]} />
    <ReferenceInput source="categoryId" reference="categories">
      <AutocompleteInput />
    </ReferenceInput>
    <ReferenceArrayInput source="groupIds" reference="categories">
      <AutocompleteArrayInput />
    </ReferenceArrayInput>
    <FileInput source="file">
      <FileField source="src" title="title" />
    </FileInput>
    <ImageInput source="images" multiple>
      <ImageField source="src" title="title" />
    </ImageInput>
    <ArrayInput source="prices">
      <SimpleFormIterator inline>
        <TextInput source="name" />
        <NumberInput source="price" />
      </SimpleFormIterator>
    </ArrayInput>
    <Suspense>
      <RichText source="description" />
    </Suspense>
  </SimpleForm>
);

export const Form = {
  Create: () => (
    <Create>
      <Inputs />
    </Create>
  ),
  Edit: () => (
    <Edit>
      <Inputs />
    </Edit>
  ),
};
