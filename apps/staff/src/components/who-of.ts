import type { Camelized } from '@sumai/api-client'
import type { AuditLogEntry } from '@sumai/api-client/contract/audit-log'

type Author = Pick<Camelized<AuditLogEntry>, 'userType' | 'tenpoNo' | 'syainNo' | 'via'>

/** Who has changed something; `name` when it is somebody who works here. */
export function whoOf(
  { userType, tenpoNo, syainNo, via }: Author,
  name: string | undefined,
): string {
  const who =
    name ??
    (syainNo ? `社員 ${syainNo}` : undefined) ??
    (userType === 'operator' ? 'サーバー' : userType === 'admin' ? '本部' : `店舗 ${tenpoNo}`)
  return who + WAYS[via]
}

const WAYS: Record<Author['via'], string> = {
  call: '',
  import: '（取込）',
  undo: '（取込の前に戻す）',
}
