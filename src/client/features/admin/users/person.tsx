import type { ReactNode } from 'react'
import { fullName, initialOf } from '#client/lib/person'
import { Avatar } from '#client/ui/avatar'
import { nameOf } from './name-of.ts'
import styles from './person.module.css'
import { userTexts } from './texts.ts'

/**
 * A person's picture and name, with the e-mail address below if there is a name, and whether the address is verified.
 * @param note next to the name
 */
export function Person({
  user,
  note,
}: {
  user: { firstName: string; lastName: string; email: string; isEmailConfirmed: boolean }
  note?: ReactNode
}) {
  return (
    <>
      <Avatar initial={initialOf(user)} />
      <div className={styles.who}>
        <div className={styles.name}>
          <b>{nameOf(user)}</b> {note}
        </div>
        <div className={styles.email}>
          {fullName(user) && `${user.email} · `}
          {userTexts.address(user.isEmailConfirmed)}
        </div>
      </div>
    </>
  )
}
