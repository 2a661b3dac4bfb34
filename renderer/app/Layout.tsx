import { ActivityDialog } from '../features/activity/ActivityDialog.tsx'
import { AllowedKinds } from '../features/approvals/AllowedKinds.tsx'
import { ApprovalPanel } from '../features/approvals/ApprovalPanel.tsx'
import { BatchDialog } from '../features/batch/BatchDialog.tsx'
import { BatchStrip } from '../features/batch/BatchStrip.tsx'
import { ExportDialog } from '../features/export/ExportDialog.tsx'
import { ExportLabelsDialog } from '../features/files/ExportLabelsDialog.tsx'
import { DropZone } from '../features/files/DropZone.tsx'
import { EmptyState } from '../features/files/EmptyState.tsx'
import { LeaveDialog } from '../features/files/LeaveDialog.tsx'
import { ProjectsDialog } from '../features/files/ProjectsDialog.tsx'
import { ReadOnlyNotice } from '../features/files/ReadOnlyNotice.tsx'
import { PageFiles } from '../features/files/PageFiles.tsx'
import { HandButtons } from '../features/navigation/HandButtons.tsx'
import { ZoomControls } from '../features/navigation/ZoomControls.tsx'
import { ArrivingLanes } from '../features/jobs/ArrivingLanes.tsx'
import { JobBar } from '../features/jobs/JobBar.tsx'
import { Announcer } from '../features/notices/Announcer.tsx'
import { LostNotice, Notices } from '../features/notices/Notices.tsx'
import { AnswerDialog } from '../features/tools/AnswerDialog.tsx'
import { ToolDock } from '../features/tools/ToolDock.tsx'
import { SettingsDialog } from '../features/settings/SettingsDialog.tsx'
import { StatusLine } from '../features/status/StatusLine.tsx'
import { ProjectTimeline } from './ProjectTimeline.tsx'
import { useAppState } from '../store/appContext.ts'
import { HelpDialog } from './help/HelpDialog.tsx'
import { KeysDialog } from './keys/KeysDialog.tsx'
import { Palette } from './menus/Palette.tsx'
import { Side } from './Side.tsx'
import { TopBar } from './TopBar.tsx'

export function Layout() {
  const isKnown = useAppState(({ project }) => project !== null)
  const isEmpty = useAppState(({ project }) => project?.tracks.length === 0)
  /** Values are chosen where what waits is decided: one thing at a time. */
  const isChoosing = useAppState(({ tool }) => tool !== null)
  return (
    <div className="window">
      <TopBar />
      <main className="stage">
        <LostNotice />
        <ReadOnlyNotice />
        {isKnown && (isEmpty ? <EmptyState /> : <ProjectTimeline />)}
        <ArrivingLanes />
        <JobBar />
        <BatchStrip />
        <AllowedKinds />
        <ToolDock />
        {!isChoosing && <ApprovalPanel />}
        <Notices />
      </main>
      <Side />
      <StatusLine>
        <HandButtons />
        <ZoomControls />
      </StatusLine>
      <SettingsDialog allowed={<AllowedKinds />} />
      <ExportDialog />
      <BatchDialog />
      <ExportLabelsDialog />
      <ProjectsDialog />
      <LeaveDialog />
      <ActivityDialog />
      <Palette />
      <AnswerDialog />
      <KeysDialog />
      <HelpDialog />
      <PageFiles />
      <DropZone />
      <Announcer />
    </div>
  )
}
