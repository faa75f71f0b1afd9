import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import CurrencyRupee from '@mui/icons-material/CurrencyRupee';
import DiamondOutlined from '@mui/icons-material/DiamondOutlined';
import DirectionsWalkOutlined from '@mui/icons-material/DirectionsWalkOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { ComponentType } from 'react';
import { can, type Permission } from '../../schema/permissions.ts';

/** What can be added from anywhere. */
export const quickAdds: { route: string; icon: ComponentType; labelKey: string; permission: Permission }[] = [
  { route: '/products/create', icon: DiamondOutlined, labelKey: 'ts.add.product', permission: can.ProductAdd },
  { route: '/contacts/create', icon: PersonOutlined, labelKey: 'ts.add.contact', permission: can.ContactAdd },
  { route: '/gold_rates/create', icon: CurrencyRupee, labelKey: 'ts.add.rate', permission: can.CommodityAdd },
  { route: '/contacts/groups/create', icon: GroupsOutlined, labelKey: 'ts.add.group', permission: can.GroupAdd },
  { route: '/enquiries/create', icon: ContactSupportOutlined, labelKey: 'ts.add.enquiry', permission: can.EnquiryAdd },
  { route: '/tasks/create', icon: TaskAltOutlined, labelKey: 'ts.add.task', permission: can.TaskAdd },
  {
    route: '/enquiries/walk-out',
    icon: DirectionsWalkOutlined,
    labelKey: 'ts.add.walkOut',
    permission: can.EnquiryAdd,
  },
];
