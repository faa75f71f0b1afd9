import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadOutlined from '@mui/icons-material/FileUploadOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SupportOutlined from '@mui/icons-material/SupportAgentOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { NotificationKind } from '../../schema/rules/notifications.ts';

const icons: Record<NotificationKind, ComponentType<SvgIconProps>> = {
  assigned: AssignmentIndOutlined,
  mentioned: AlternateEmailOutlined,
  came: ContactSupportOutlined,
  pageAnswered: FactCheckOutlined,
  due: TodayOutlined,
  daySales: InsightsOutlined,
  importDone: UploadOutlined,
  importFailed: ErrorOutlined,
  exportDone: DownloadOutlined,
  exportFailed: ErrorOutlined,
  shopTakenOut: DownloadOutlined,
  shopBroughtIn: StorefrontOutlined,
  archiveFailed: ErrorOutlined,
  messageDone: CampaignOutlined,
  messageStopped: ErrorOutlined,
  paperNotSent: ErrorOutlined,
  monthMailed: ForwardToInboxOutlined,
  monthNotMailed: ErrorOutlined,
  personJoined: PersonAddOutlined,
  permissionsAdded: KeyOutlined,
  shopApproved: StorefrontOutlined,
  shopSuspended: ErrorOutlined,
  supportAsked: SupportOutlined,
  supportOpened: SupportOutlined,
  supportEmergency: SupportOutlined,
  meetingAnswered: GroupsOutlined,
  requestReplied: SupportOutlined,
  requestSolved: TaskAltOutlined,
  transferSent: LocalShippingOutlined,
  transferEnded: LocalShippingOutlined,
  lastLawfulDays: SavingsOutlined,
  subscriptionEnds: EventRepeatOutlined,
  subscriptionEnded: ErrorOutlined,
  customerSubscriptionEnds: EventRepeatOutlined,
};

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" sx={{ mt: 0.25, color: Icon === ErrorOutlined ? 'error.main' : 'text.secondary' }} />;
}
