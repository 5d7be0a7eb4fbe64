import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { AuthPage } from '../auth-page.tsx'
import { texts } from '../texts.ts'
import styles from './check-email.module.css'
import { checkEmailTexts } from './check-email-texts.ts'

/** What to do after registering where e-mails must be confirmed. */
export function CheckEmail({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <AuthPage title={checkEmailTexts.title}>
      <Stack gap={12} className={styles.text}>
        <p>
          {checkEmailTexts.sent} <b>{email}</b>. {checkEmailTexts.steps}
        </p>
        <Text tone="dim">{checkEmailTexts.again}</Text>
        <Text tone="dim">{texts.register.approvalHint}</Text>
      </Stack>
      <Button variant="primary" block onClick={onSignIn}>
        {checkEmailTexts.action}
      </Button>
    </AuthPage>
  )
}
