// Generated from openapi/openapi.yaml. Do not edit.
import {
  DailySales,
  LifetimeSales,
  MonthlySales,
  Problem,
  WeeklySales
} from '../schemas/index.ts';


/**
 * @summary Get the shop's figures
 */
export const GetLifetimeSales200Response = LifetimeSales

export const GetLifetimeSales400Response = Problem

export const GetLifetimeSales401Response = Problem

export const GetLifetimeSales403Response = Problem

export const GetLifetimeSalesDefaultResponse = Problem

/**
 * @summary Count the orders, daily
 */
export const GetDailySales200Response = DailySales

export const GetDailySales400Response = Problem

export const GetDailySales401Response = Problem

export const GetDailySales403Response = Problem

export const GetDailySalesDefaultResponse = Problem

/**
 * @summary Count the orders, weekly
 */
export const GetWeeklySales200Response = WeeklySales

export const GetWeeklySales400Response = Problem

export const GetWeeklySales401Response = Problem

export const GetWeeklySales403Response = Problem

export const GetWeeklySalesDefaultResponse = Problem

/**
 * @summary Count the orders, monthly
 */
export const GetMonthlySales200Response = MonthlySales

export const GetMonthlySales400Response = Problem

export const GetMonthlySales401Response = Problem

export const GetMonthlySales403Response = Problem

export const GetMonthlySalesDefaultResponse = Problem

