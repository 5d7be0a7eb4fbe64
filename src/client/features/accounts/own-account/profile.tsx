import { fullName } from '#client/lib/person'
import type { User } from '#client/queries/user'
import { FormSection } from '#client/ui/form-section'
import { Text } from '#client/ui/text'
import { Portrait } from './portrait.tsx'
import styles from './profile.module.css'
import { texts } from './texts.ts'

export function Profile({ user }: { user: User }) {
  return (
    <FormSection title={texts.profile.title} text={texts.profile.text}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.profile.email}</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>{texts.profile.name}</dt>
          <dd>
            {fullName(user) || (
              <Text as="span" tone="dimmer">
                {texts.profile.noName}
              </Text>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.profile.portrait}</dt>
          <dd>
            <Portrait user={user} />
          </dd>
        </div>
      </dl>
    </FormSection>
  )
}
