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
  CategorySearch,
  CouponSearch,
  CustomerSearch,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  OrderSearch,
  ProductSearch,
  SearchCategoriesParams,
  SearchCouponsParams,
  SearchCustomersParams,
  SearchOrdersParams,
  SearchProductsParams,
  UnauthorizedResponse
} from '../../model/index.ts';

import { publicHttp } from '../../../../src/shared/api/http.ts';
import { readProductSearch } from '../../readers/productSearch.ts';
import { readCustomerSearch } from '../../readers/customerSearch.ts';
import { readOrderSearch } from '../../readers/orderSearch.ts';
import { readCategorySearch } from '../../readers/categorySearch.ts';
import { readCouponSearch } from '../../readers/couponSearch.ts';
import { tokenHttp } from '../../../../src/shared/api/http.ts';


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

export const getSearchProductsUrl = (params?: SearchProductsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search/products?${stringifiedParams}` : `/search/products`
}

/**
 * Every word of `q` must occur somewhere in name, SKU, category, collection, colour, material or gemstone, in any case and without regard to accents. The best match comes first: words of the name before the SKU, then category, collection and the rest; of several words, a SKU that begins with them before all of these.
 * @summary Search the products
 */
export const searchProducts = async (params?: SearchProductsParams, options?: Parameters<typeof publicHttp>[1]): Promise<ProductSearch> => {

  return publicHttp<ProductSearch>(getSearchProductsUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readProductSearch
);}





export const getSearchProductsQueryKey = (params?: SearchProductsParams,) => {
    return [
    `/search/products`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchProductsQueryOptions = <TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(params?: SearchProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProducts>>> = ({ signal }) => searchProducts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchProductsQueryResult = NonNullable<Awaited<ReturnType<typeof searchProducts>>>
export type SearchProductsQueryError = InvalidResponse | FailedResponse


export function useSearchProducts<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params: undefined |  SearchProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProducts>>,
          TError,
          Awaited<ReturnType<typeof searchProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProducts<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchProducts>>,
          TError,
          Awaited<ReturnType<typeof searchProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProducts<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the products
 */

export function useSearchProducts<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(params?: SearchProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchProducts>>> = ({ signal }) => searchProducts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchProducts>>>
export type SearchProductsSuspenseQueryError = InvalidResponse | FailedResponse


export function useSearchProductsSuspense<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params: undefined |  SearchProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProductsSuspense<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchProductsSuspense<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the products
 */

export function useSearchProductsSuspense<TData = Awaited<ReturnType<typeof searchProducts>>, TError = InvalidResponse | FailedResponse>(
 params?: SearchProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchProducts>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCustomersUrl = (params?: SearchCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search/admin/customers?${stringifiedParams}` : `/search/admin/customers`
}

/**
 * Looks in the email address.
 * @summary Search the customers
 */
export const searchCustomers = async (params?: SearchCustomersParams, options?: Parameters<typeof tokenHttp>[1]): Promise<CustomerSearch> => {

  return tokenHttp<CustomerSearch>(getSearchCustomersUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readCustomerSearch
);}





export const getSearchCustomersQueryKey = (params?: SearchCustomersParams,) => {
    return [
    `/search/admin/customers`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCustomersQueryOptions = <TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCustomers>>> = ({ signal }) => searchCustomers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof searchCustomers>>>
export type SearchCustomersQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCustomersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCustomers>>,
          TError,
          Awaited<ReturnType<typeof searchCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the customers
 */

export function useSearchCustomers<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCustomersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCustomersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCustomers>>> = ({ signal }) => searchCustomers(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchCustomersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCustomers>>>
export type SearchCustomersSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCustomersSuspense<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCustomersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomersSuspense<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCustomersSuspense<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the customers
 */

export function useSearchCustomersSuspense<TData = Awaited<ReturnType<typeof searchCustomers>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCustomersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCustomers>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCustomersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchOrdersUrl = (params?: SearchOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search/admin/orders?${stringifiedParams}` : `/search/admin/orders`
}

/**
 * Looks in the customer's email address.
 * @summary Search the orders
 */
export const searchOrders = async (params?: SearchOrdersParams, options?: Parameters<typeof tokenHttp>[1]): Promise<OrderSearch> => {

  return tokenHttp<OrderSearch>(getSearchOrdersUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readOrderSearch
);}





export const getSearchOrdersQueryKey = (params?: SearchOrdersParams,) => {
    return [
    `/search/admin/orders`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchOrdersQueryOptions = <TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOrders>>> = ({ signal }) => searchOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof searchOrders>>>
export type SearchOrdersQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchOrders<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOrders>>,
          TError,
          Awaited<ReturnType<typeof searchOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOrders<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchOrders>>,
          TError,
          Awaited<ReturnType<typeof searchOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOrders<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the orders
 */

export function useSearchOrders<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchOrders>>> = ({ signal }) => searchOrders(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchOrders>>>
export type SearchOrdersSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchOrdersSuspense<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOrdersSuspense<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchOrdersSuspense<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the orders
 */

export function useSearchOrdersSuspense<TData = Awaited<ReturnType<typeof searchOrders>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchOrders>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCategoriesUrl = (params?: SearchCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search/admin/categories?${stringifiedParams}` : `/search/admin/categories`
}

/**
 * Looks in name and description.
 * @summary Search the categories
 */
export const searchCategories = async (params?: SearchCategoriesParams, options?: Parameters<typeof tokenHttp>[1]): Promise<CategorySearch> => {

  return tokenHttp<CategorySearch>(getSearchCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readCategorySearch
);}





export const getSearchCategoriesQueryKey = (params?: SearchCategoriesParams,) => {
    return [
    `/search/admin/categories`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCategories>>> = ({ signal }) => searchCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof searchCategories>>>
export type SearchCategoriesQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCategories<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCategories>>,
          TError,
          Awaited<ReturnType<typeof searchCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategories<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCategories>>,
          TError,
          Awaited<ReturnType<typeof searchCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategories<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the categories
 */

export function useSearchCategories<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCategories>>> = ({ signal }) => searchCategories(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCategories>>>
export type SearchCategoriesSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCategoriesSuspense<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCategoriesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategoriesSuspense<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCategoriesSuspense<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the categories
 */

export function useSearchCategoriesSuspense<TData = Awaited<ReturnType<typeof searchCategories>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCategoriesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCategories>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCategoriesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCouponsUrl = (params?: SearchCouponsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/search/admin/coupons?${stringifiedParams}` : `/search/admin/coupons`
}

/**
 * Looks in the code.
 * @summary Search the coupons
 */
export const searchCoupons = async (params?: SearchCouponsParams, options?: Parameters<typeof tokenHttp>[1]): Promise<CouponSearch> => {

  return tokenHttp<CouponSearch>(getSearchCouponsUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readCouponSearch
);}





export const getSearchCouponsQueryKey = (params?: SearchCouponsParams,) => {
    return [
    `/search/admin/coupons`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCouponsQueryOptions = <TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCouponsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCoupons>>> = ({ signal }) => searchCoupons(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCouponsQueryResult = NonNullable<Awaited<ReturnType<typeof searchCoupons>>>
export type SearchCouponsQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCoupons<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCouponsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCoupons>>,
          TError,
          Awaited<ReturnType<typeof searchCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCoupons<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCoupons>>,
          TError,
          Awaited<ReturnType<typeof searchCoupons>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCoupons<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the coupons
 */

export function useSearchCoupons<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCouponsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCouponsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(params?: SearchCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCouponsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCoupons>>> = ({ signal }) => searchCoupons(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchCouponsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCoupons>>>
export type SearchCouponsSuspenseQueryError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse


export function useSearchCouponsSuspense<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params: undefined |  SearchCouponsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCouponsSuspense<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCouponsSuspense<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the coupons
 */

export function useSearchCouponsSuspense<TData = Awaited<ReturnType<typeof searchCoupons>>, TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | FailedResponse>(
 params?: SearchCouponsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCoupons>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCouponsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






