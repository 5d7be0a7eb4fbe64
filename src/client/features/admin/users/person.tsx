import type { ReactNode } from 'react'
import { fullName, initialOf } from '#client/lib/person'
import { Avatar } from '#client/ui/avatar'
import { nameOf } from './name-of.ts'
import styles from './person.module.css'
import { userTexts } from './texts.ts'

/** Someone's picture and name, with the e-mail address below where there is a name, and whether the address is proven. @param note beside the name */
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
