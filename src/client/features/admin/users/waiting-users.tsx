import { Bone, Skeleton } from '#client/ui/skeleton'
import { tableTexts } from './texts.ts'

/** Stands for the table until the users are here. */
export function WaitingUsers() {
  return (
    <Skeleton label={tableTexts.loading} className="people">
      {[0, 1, 2, 3].map((row) => (
        <div className="person" key={row}>
          <Bone width="32px" height="32px" />
          <Bone width="60%" height="16px" />
        </div>
      ))}
    </Skeleton>
  )
}
