// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CancelInput,
  CheckoutInput,
  Message,
  OrderedProductReviewInput,
  PlacedOrder,
  RelativeConflictResponse,
  RelativeFailedResponse,
  RelativeForbiddenResponse,
  RelativeInvalidResponse,
  RelativeNotFoundResponse,
  RelativeTooLargeResponse,
  RelativeUnauthorizedResponse,
  RelativeUnsupportedMediaTypeResponse,
  ReturnInput
} from '../../model/index.ts';

import {
  getGetCartQueryKey
} from '../cart/cart.ts';

import {
  getGetDailySalesQueryKey,
  getGetLifetimeSalesQueryKey,
  getGetMonthlySalesQueryKey,
  getGetWeeklySalesQueryKey
} from '../dashboard/dashboard.ts';

import {
  getListAllOrdersQueryKey
} from '../orders/orders.ts';

import {
  getListProductsQueryKey
} from '../products/products.ts';

import {
  getListAllReviewsQueryKey,
  getListReviewsQueryKey
} from '../reviews/reviews.ts';

import {
  getSearchOrdersQueryKey,
  getSearchProductsQueryKey
} from '../search/search.ts';

import {
  getListWishlistQueryKey
} from '../wishlist/wishlist.ts';

import { originHttp } from '../../../../src/shared/api/http.ts';
import { readPlacedOrder } from '../../readers/placedOrder.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCheckoutUrl = () => {




  return `/api/checkout`
}

/**
 * A saved address that is named by its id must be one of the caller. 409 where more units are ordered than are free.
 * @summary Place an order
 */
export const checkout = async (checkoutInput: CheckoutInput, options?: Parameters<typeof originHttp>[1]): Promise<PlacedOrder | undefined> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return originHttp<PlacedOrder | undefined>(getCheckoutUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkoutInput)
  },
  readPlacedOrder
);}





export const getCheckoutMutationKey = () => ['checkout'] as const;

export const getCheckoutMutationOptions = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkout>>, TError,CheckoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof checkout>>, TError,CheckoutMutationVariables, TContext> => {

const mutationKey = getCheckoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkout>>, CheckoutMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkout(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof checkout>>, variables: CheckoutMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProductsQueryKey(), getSearchProductsQueryKey(), getListWishlistQueryKey(), getGetCartQueryKey(), getListAllOrdersQueryKey(), getSearchOrdersQueryKey(), getGetLifetimeSalesQueryKey(), getGetDailySalesQueryKey(), getGetWeeklySalesQueryKey(), getGetMonthlySalesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/products/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/categories/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/collections/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/sales/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CheckoutMutationResult = NonNullable<Awaited<ReturnType<typeof checkout>>>
    export type CheckoutMutationBody = CheckoutInput
    export type CheckoutMutationError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse
    export type CheckoutMutationVariables = {data: CheckoutInput}

    /**
 * @summary Place an order
 */
export const useCheckout = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkout>>, TError,CheckoutMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkout>>,
        TError,
        CheckoutMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCheckoutMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCancelOrderUrl = (id: string,) => {




  return `/api/orders/${encodeURIComponent(String(id))}/cancel`
}

/**
 * The order must be one of the caller, even if that is an administrator. 409 where it was sent or cancelled already.
 * @summary Cancel an order
 */
export const cancelOrder = async (id: string,
    cancelInput: CancelInput, options?: Parameters<typeof originHttp>[1]): Promise<Message> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return originHttp<Message>(getCancelOrderUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cancelInput)
  }
);}





export const getCancelOrderMutationKey = () => ['cancelOrder'] as const;

export const getCancelOrderMutationOptions = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext> => {

const mutationKey = getCancelOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  cancelOrder(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelOrder>>, variables: CancelOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListProductsQueryKey(), getSearchProductsQueryKey(), getListWishlistQueryKey(), getGetCartQueryKey(), getGetLifetimeSalesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/products/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/categories/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/collections/')) || (typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('/sales/')) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>
    export type CancelOrderMutationBody = CancelInput
    export type CancelOrderMutationError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse
    export type CancelOrderMutationVariables = {id: string;data: CancelInput}

    /**
 * @summary Cancel an order
 */
export const useCancelOrder = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeFailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError,CancelOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOrder>>,
        TError,
        CancelOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReturnOrderUrl = (id: string,) => {




  return `/api/orders/${encodeURIComponent(String(id))}/return`
}

/**
 * The order must be one of the caller, even if that is an administrator. 409 where it has not arrived or was returned already.
 * @summary Return an order
 */
export const returnOrder = async (id: string,
    returnInput: ReturnInput, options?: Parameters<typeof originHttp>[1]): Promise<Message> => {
    const formData = new FormData();
formData.append(`reason`, returnInput.reason);
if(returnInput.images !== undefined) {
 returnInput.images.forEach(value => formData.append(`images`, value));
 }

  return originHttp<Message>(getReturnOrderUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getReturnOrderMutationKey = () => ['returnOrder'] as const;

export const getReturnOrderMutationOptions = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnOrder>>, TError,ReturnOrderMutationVariables, TContext>, request?: SecondParameter<typeof originHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof returnOrder>>, TError,ReturnOrderMutationVariables, TContext> => {

const mutationKey = getReturnOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnOrder>>, ReturnOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  returnOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnOrderMutationResult = NonNullable<Awaited<ReturnType<typeof returnOrder>>>
    export type ReturnOrderMutationBody = ReturnInput
    export type ReturnOrderMutationError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse
    export type ReturnOrderMutationVariables = {id: string;data: ReturnInput}

    /**
 * @summary Return an order
 */
export const useReturnOrder = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnOrder>>, TError,ReturnOrderMutationVariables, TContext>, request?: SecondParameter<typeof originHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnOrder>>,
        TError,
        ReturnOrderMutationVariables,
        TContext
      > => {
      return useMutation(getReturnOrderMutationOptions(options), queryClient);
    }
    export const getReviewOrderedProductUrl = (id: string,) => {




  return `/api/products/${encodeURIComponent(String(id))}/reviews`
}

/**
 * The id is that of the product, which an order of the caller must hold. 409 where the caller has reviewed it already.
 * @summary Review an ordered product
 */
export const reviewOrderedProduct = async (id: string,
    orderedProductReviewInput: OrderedProductReviewInput, options?: Parameters<typeof originHttp>[1]): Promise<Message> => {
    const formData = new FormData();
formData.append(`rating`, orderedProductReviewInput.rating.toString())
formData.append(`review`, orderedProductReviewInput.review);
if(orderedProductReviewInput.images !== undefined) {
 orderedProductReviewInput.images.forEach(value => formData.append(`images`, value));
 }

  return originHttp<Message>(getReviewOrderedProductUrl(id),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getReviewOrderedProductMutationKey = () => ['reviewOrderedProduct'] as const;

export const getReviewOrderedProductMutationOptions = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrderedProduct>>, TError,ReviewOrderedProductMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof reviewOrderedProduct>>, TError,ReviewOrderedProductMutationVariables, TContext> => {

const mutationKey = getReviewOrderedProductMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewOrderedProduct>>, ReviewOrderedProductMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reviewOrderedProduct(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof reviewOrderedProduct>>, variables: ReviewOrderedProductMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllReviewsQueryKey(), getListReviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReviewOrderedProductMutationResult = NonNullable<Awaited<ReturnType<typeof reviewOrderedProduct>>>
    export type ReviewOrderedProductMutationBody = OrderedProductReviewInput
    export type ReviewOrderedProductMutationError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse
    export type ReviewOrderedProductMutationVariables = {id: string;data: OrderedProductReviewInput}

    /**
 * @summary Review an ordered product
 */
export const useReviewOrderedProduct = <TError = RelativeInvalidResponse | RelativeUnauthorizedResponse | RelativeForbiddenResponse | RelativeNotFoundResponse | RelativeConflictResponse | RelativeTooLargeResponse | RelativeUnsupportedMediaTypeResponse | RelativeFailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewOrderedProduct>>, TError,ReviewOrderedProductMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof originHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewOrderedProduct>>,
        TError,
        ReviewOrderedProductMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReviewOrderedProductMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
