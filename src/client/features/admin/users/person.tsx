import type { ReactNode } from 'react'
import { fullName, initialOf } from '#client/lib/person'
import { Avatar } from '#client/ui/avatar'
import { nameOf } from './name-of.ts'
import styles from './person.module.css'

/** Someone's picture and name, with the e-mail address below where there is a name. @param note beside the name */
export function Person({
  user,
  note,
}: {
  user: { firstName: string; lastName: string; email: string }
  note?: ReactNode
}) {
  return (
    <>
      <Avatar initial={initialOf(user)} />
      <div className={styles.who}>
        <div className={styles.name}>
          <b>{nameOf(user)}</b> {note}
        </div>
        {fullName(user) && <div className={styles.email}>{user.email}</div>}
      </div>
    </>
  )
}
