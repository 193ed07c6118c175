// Generated from openapi/openapi.yaml. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  UnauthorizedResponse,
  User,
  UserAnswer
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readUserAnswer } from '../../readers/userAnswer.ts';
import { list } from '../../../../src/shared/api/answer-reader.ts';
import { readUser } from '../../readers/user.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetMeUrl = () => {




  return `/users/me`
}

/**
 * @summary Get the signed-in user
 */
export const getMe = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<UserAnswer> => {

  return tokenHttp<UserAnswer>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'


  },
  readUserAnswer
);}





export const getGetMeQueryKey = () => {
    return [
    `/users/me`
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the signed-in user
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeSuspenseQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the signed-in user
 */

export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFilterUsersUrl = () => {




  return `/users/filteruser`
}

/**
 * @summary List the users
 */
export const filterUsers = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<User[]> => {

  return tokenHttp<User[]>(getFilterUsersUrl(),
  {
    ...options,
    method: 'GET'


  },
  list(readUser)
);}





export const getFilterUsersQueryKey = () => {
    return [
    `/users/filteruser`
    ] as const;
    }


export const getFilterUsersQueryOptions = <TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterUsersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterUsers>>> = ({ signal }) => filterUsers({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterUsersQueryResult = NonNullable<Awaited<ReturnType<typeof filterUsers>>>
export type FilterUsersQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useFilterUsers<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterUsers>>,
          TError,
          Awaited<ReturnType<typeof filterUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUsers<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterUsers>>,
          TError,
          Awaited<ReturnType<typeof filterUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUsers<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the users
 */

export function useFilterUsers<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterUsersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFilterUsersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterUsersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterUsers>>> = ({ signal }) => filterUsers({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FilterUsersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof filterUsers>>>
export type FilterUsersSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useFilterUsersSuspense<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUsersSuspense<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterUsersSuspense<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the users
 */

export function useFilterUsersSuspense<TData = Awaited<ReturnType<typeof filterUsers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof filterUsers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterUsersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






