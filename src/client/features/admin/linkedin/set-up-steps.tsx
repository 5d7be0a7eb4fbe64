import { Copy } from 'lucide-react'
import { Button } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { Cluster, Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import styles from './linkedin-set-up.module.css'
import { linkedinSetUpTexts } from './texts.ts'

/** What to do at LinkedIn, in order. */
export function SetUpSteps({ redirectUri }: { redirectUri: string }) {
  const texts = linkedinSetUpTexts.steps
  return (
    <section>
      <SectionTitle title={texts.title} />
      <Stack as="ol" gap={12} className={styles.steps}>
        <li>
          {texts.create}{' '}
          <a href="https://www.linkedin.com/developers/apps" target="_blank" rel="noopener noreferrer">
            {texts.portal}
          </a>
        </li>
        <li>{texts.products}</li>
        <li>
          {texts.redirect}
          <Cluster className={styles.address}>
            <code>{redirectUri}</code>
            <Button size="sm" icon={Copy} onClick={() => void copyText(redirectUri, linkedinSetUpTexts)}>
              {linkedinSetUpTexts.copy}
            </Button>
          </Cluster>
        </li>
        <li>{texts.secrets}</li>
      </Stack>
    </section>
  )
}
