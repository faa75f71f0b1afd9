import DiamondOutlined from '@mui/icons-material/DiamondOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import type { ComponentType } from 'react';
import type { Place } from '../../schema/kit/groups.ts';

/** What leads to each place in the rail. Administrators' pages stand there one by one, since they have no shop's day. */
export const placeIcons: Record<Exclude<Place, 'platform'>, ComponentType> = {
  today: WbSunnyOutlined,
  sell: PointOfSaleOutlined,
  stock: DiamondOutlined,
  customers: GroupsOutlined,
  messages: ForumOutlined,
  online: PublicOutlined,
  books: MenuBookOutlined,
  settings: SettingsOutlined,
};
