import { Schedule } from '#client/features/schedule/schedule'
import { scheduleTexts } from '#client/features/schedule/texts'
import { PageHead } from '#client/ui/page-head'

/** /schedule: what goes out at LinkedIn, and when. */
export function ScheduleScreen() {
  return (
    <>
      <PageHead title={scheduleTexts.title} description={scheduleTexts.description} />
      <Schedule />
    </>
  )
}
