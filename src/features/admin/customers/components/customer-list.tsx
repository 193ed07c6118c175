import type { Role } from '#openapi/generated/model/role.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { formatDate, isoMinute } from '#src/shared/lib/time/dates.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import { ExtraBelow } from '#src/shared/ui/data-table/extra-below.tsx'
import { FilterSelect } from '#src/shared/ui/data-table/filter-select.tsx'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useCustomerList } from '../use-customer-list.ts'

const filters = {
  verified: [
    { value: 'yes', label: 'Verified' },
    { value: 'no', label: 'Not Verified' },
  ],
}
const roles: Record<Role, string> = { ADMIN: 'Administrator', CUSTOMER: 'Customer' }
const role = (user: User) => ownValue<string>(roles, user.role) ?? user.role
const verification = ({ is_verified }: User) => (is_verified ? 'Verified' : 'Not Verified')

const subject = { one: 'customer', many: 'customers', id: ({ id }: User) => id, name: ({ name }: User) => name }

const columns: Column<User>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    isText: true,
    cell: (user) => (
      <>
        <chakra.span fontWeight="medium">{user.name}</chakra.span>
        <ExtraBelow>{role(user)}</ExtraBelow>
      </>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    value: ({ email }) => email,
    isText: true,
    cell: ({ email, phone }) => (
      <>
        <span>{email}</span>
        <ExtraBelow>{phone ?? 'No phone'}</ExtraBelow>
      </>
    ),
  },
  {
    id: 'phone',
    header: 'Phone',
    value: ({ phone }) => phone,
    cell: ({ phone }) => phone ?? '–',
    isText: true,
    isExtra: true,
    isLabelled: true,
  },
  { id: 'role', header: 'Role', value: (user) => user.role, cell: role, isExtra: true },
  {
    id: 'verified',
    header: 'Verification',
    value: verification,
    isLead: true,
    cell: (user) => <Badge tone={user.is_verified ? 'success' : 'neutral'}>{verification(user)}</Badge>,
  },
  {
    id: 'joined',
    header: 'Joined',
    value: (user) => user.created_at,
    exported: { header: 'Joined (IST)', value: (user) => isoMinute(user.created_at) },
    cell: (user) => formatDate(user.created_at),
    isLabelled: true,
  },
]

export function CustomerList() {
  const state = useListQuery(filters)
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={useCustomerList(state)}
      state={state}
      pageSize={20}
      empty="No customers found."
      search="Search by name or email"
      filters={<FilterSelect label="Verification" state={state} name="verified" options={filters.verified} />}
      renderActions={({ name, email }) => (
        <LinkButton to={paths.admin.ordersLike(email)} {...rowAction}>
          Orders <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}
