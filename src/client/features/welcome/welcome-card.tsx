import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { welcomeTexts } from './texts.ts'
import { WhoIsWriting } from './who-is-writing.tsx'

/** The questions on the dashboard, until they are answered or skipped. */
export function WelcomeCard() {
  return (
    <section aria-label={welcomeTexts.title}>
      <SectionTitle title={welcomeTexts.title}>
        <Link href="/settings?tab=your-voice">{welcomeTexts.voice}</Link>
      </SectionTitle>
      <WhoIsWriting />
    </section>
  )
}
