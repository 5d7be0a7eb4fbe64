import { Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import styles from './linkedin-set-up.module.css'
import { linkedinSetUpTexts } from './texts.ts'

const failures = ['redirect', 'product', 'organisation', 'verification'] as const

/** What people meet on the way, and what to do about it. */
export function KnownFailures() {
  const texts = linkedinSetUpTexts.failures
  return (
    <section>
      <SectionTitle title={texts.title} />
      <Stack as="dl" gap={16} className={styles.failures}>
        {failures.map((name) => (
          <div key={name}>
            <dt>{texts[name].title}</dt>
            <dd>{texts[name].text}</dd>
          </div>
        ))}
      </Stack>
    </section>
  )
}
