import { AllowedKinds } from '../features/approvals/AllowedKinds.tsx'
import { BatchStrip } from '../features/batch/BatchStrip.tsx'
import { DropZone } from '../features/files/DropZone.tsx'
import { EmptyState } from '../features/files/EmptyState.tsx'
import { ReadOnlyNotice } from '../features/files/ReadOnlyNotice.tsx'
import { PageFiles } from '../features/files/PageFiles.tsx'
import { HandButtons } from '../features/navigation/HandButtons.tsx'
import { ZoomControls } from '../features/navigation/ZoomControls.tsx'
import { ArrivingLanes } from '../features/jobs/ArrivingLanes.tsx'
import { JobBar } from '../features/jobs/JobBar.tsx'
import { Announcer } from '../features/notices/Announcer.tsx'
import { LostNotice, Notices } from '../features/notices/Notices.tsx'
import { StatusLine } from '../features/status/StatusLine.tsx'
import { ProjectTimeline } from './ProjectTimeline.tsx'
import { useAppState } from '../store/appContext.ts'
import { later } from '../ui/later.tsx'
import { Side } from './Side.tsx'
import { TopBar } from './TopBar.tsx'
import { useNoticePlace } from './useNoticePlace.ts'

const Dock = later(async () => (await import('./Dock.tsx')).Dock)
const Dialogs = later(async () => (await import('./Dialogs.tsx')).Dialogs)

export function Layout() {
  const isKnown = useAppState(({ project }) => project !== null)
  const isEmpty = useAppState(({ project }) => project?.tracks.length === 0)
  const place = useNoticePlace()
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
        <Dock />
      </main>
      <Side />
      <StatusLine>
        <HandButtons />
        <ZoomControls />
      </StatusLine>
      {place === 'status' && <Notices />}
      <Dialogs />
      <PageFiles />
      <DropZone />
      <Announcer />
    </div>
  )
}
