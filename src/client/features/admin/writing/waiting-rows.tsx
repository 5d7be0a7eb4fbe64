import { Bone, Skeleton } from '#client/ui/skeleton'

/** Stands for a list of styles or templates until it can be shown. */
export function WaitingRows({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="writings">
      {[0, 1, 2].map((row) => (
        <div className="writing-row" key={row}>
          <div className="what">
            <Bone width="200px" height="20px" />
            <Bone width="90%" height="14px" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
