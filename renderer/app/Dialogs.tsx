import { ActivityDialog } from '../features/activity/ActivityDialog.tsx'
import { AllowedKinds } from '../features/approvals/AllowedKinds.tsx'
import { BatchDialog } from '../features/batch/BatchDialog.tsx'
import { ExportDialog } from '../features/export/ExportDialog.tsx'
import { ExportLabelsDialog } from '../features/files/ExportLabelsDialog.tsx'
import { LeaveDialog } from '../features/files/LeaveDialog.tsx'
import { ProjectsDialog } from '../features/files/ProjectsDialog.tsx'
import { SettingsDialog } from '../features/settings/SettingsDialog.tsx'
import { AnswerDialog } from '../features/tools/AnswerDialog.tsx'
import { HelpDialog } from './help/HelpDialog.tsx'
import { KeysDialog } from './keys/KeysDialog.tsx'
import { Palette } from './menus/Palette.tsx'

/** All that opens over the window; each knows when it is open. */
export function Dialogs() {
  return (
    <>
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
    </>
  )
}
