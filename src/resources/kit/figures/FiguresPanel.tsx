import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { reportSubjects } from '../../../../schema/reportSubjects.ts';
import { useEntity } from '../useEntity.ts';
import { useListPath } from '../list/useListPath.ts';
import { FigureGrid } from './FigureGrid.tsx';
import { FiguredListContext } from './FiguredList.ts';

/** What the list comes to, by its filters and over all its pages. */
export function FiguresPanel({ without }: { without?: readonly string[] }) {
  const { filterValues, filter } = useListContext();
  const pathWith = useListPath();
  const list = { filter: { ...filterValues, ...filter }, chosen: filterValues, pathWith };
  return (
    <FiguredListContext value={list}>
      {!without && <AsReport filter={filterValues} />}
      <FigureGrid {...(without && { without })} />
    </FiguredListContext>
  );
}

/** The same of a period, to print, to save and to have by mail. */
function AsReport({ filter }: { filter: Record<string, unknown> }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  if (!reportSubjects.some(each => each.resource === resource)) return null;
  const search = new URLSearchParams({ of: resource, filter: JSON.stringify(filter) });
  return (
    <Button
      component={Link}
      to={`/reports?${search.toString()}`}
      startIcon={<ReportIcon />}
      sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
    >
      {translate('reports.fromList')}
    </Button>
  );
}
