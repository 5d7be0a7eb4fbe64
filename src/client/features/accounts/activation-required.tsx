import { cx } from '#client/lib/cx'
import { useConfig } from '#client/queries/config'
import { useAdmission, useUser } from '#client/queries/user'
import { Cluster } from '#client/ui/layout'
import { PageTitle } from '#client/ui/page-head'
import styles from './activation-required.module.css'
import { admissionTexts } from './admission-texts.ts'
import { texts } from './texts.ts'

/** All that a signed-in but unapproved person sees. It only promises an e-mail if the installation can send one. */
export function ActivationRequired() {
  const config = useConfig()
  const { user } = useUser()
  useAdmission()

  return (
    <div className={styles.page}>
      <p className={styles.eyebrow}>{admissionTexts.screen}</p>
      <PageTitle windowTitle={admissionTexts.screen}>{admissionTexts.title}</PageTitle>
      <p>
        {admissionTexts.review} {config?.features.mail && admissionTexts.mail} {admissionTexts.opens}
      </p>
      {user?.awaitsEmailConfirmation && <p>{admissionTexts.confirm(user.email)}</p>}
      <p>
        {config?.supportEmail ? (
          <>
            {admissionTexts.supportAt}
            <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
          </>
        ) : (
          admissionTexts.support
        )}
      </p>
      <Cluster as="p" className={cx(styles.apart, styles.legal)}>
        <a href="/terms">{texts.legal.terms}</a>
        <a href="/privacy">{texts.legal.privacy}</a>
      </Cluster>
    </div>
  )
}
